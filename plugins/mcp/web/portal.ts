import { definePortalPlugin } from '../../../engine/web/index.ts';

export default definePortalPlugin({ name: 'mcp', pages: { '/connect/:uid': () => import('./connect/ConnectPage.tsx') } });
