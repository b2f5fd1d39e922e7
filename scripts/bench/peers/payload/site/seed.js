/** Makes the tables, the account of the bench and the articles that come on standard input as JSON, straight into the table. */
import { json } from 'node:stream/consumers';
import { getPayload } from 'payload';
import config from './payload.config.js';

const payload = await getPayload({ config });
await payload.create({ collection: 'users', data: { email: process.env.BENCH_EMAIL, password: process.env.BENCH_PASSWORD } });
const articles = (await json(process.stdin)).map((article) => ({ ...article, review_status: 'pending' }));
const { drizzle, tables } = payload.db;
for (let start = 0; start < articles.length; start += 500) await drizzle.insert(tables.articles).values(articles.slice(start, start + 500));
process.exit(0);
