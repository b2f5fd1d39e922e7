import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';

const choice = (name, ...options) => ({ name, type: 'select', options });

/** The fields of our articles; the body is plain text, which is the cheaper of its editors. */
export default buildConfig({
  secret: 'bench-secret',
  telemetry: false,
  db: sqliteAdapter({ client: { url: process.env.PAYLOAD_DATABASE }, push: true }),
  admin: { user: 'users', importMap: { baseDir: import.meta.dirname, importMapFile: `${import.meta.dirname}/app/admin/importMap.js` } },
  typescript: { autoGenerate: false },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'articles',
      admin: {
        useAsTitle: 'title',
        defaultColumns: ['title', 'author', 'view_permission', 'read_times', 'topping', 'review_status', 'status', 'publish_time'],
        pagination: { defaultLimit: 20 },
      },
      defaultSort: '-publish_time',
      fields: [
        { name: 'title', type: 'text', index: true },
        { name: 'abstract', type: 'textarea' },
        { name: 'content', type: 'textarea' },
        choice('view_permission', 'tourist', 'member', 'programmer'),
        { name: 'publish_time', type: 'date', index: true },
        { name: 'author', type: 'text' },
        { name: 'read_times', type: 'number' },
        { name: 'topping', type: 'checkbox' },
        choice('review_status', 'pending', 'passed', 'rejected'),
        { ...choice('status', 'shown', 'hidden', 'undercarriage'), index: true },
      ],
    },
  ],
});
