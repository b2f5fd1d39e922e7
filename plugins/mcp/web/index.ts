import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'mcp',
  results: {
    ShowAgentConnection: () => import('./ShowAgentConnection.tsx'),
  },
});
