import type { Platform } from '../../../../engine/server/index.ts';
import type { Connections } from './connections.ts';
import { OAuthStore } from './oauth-store.ts';

/** Ends what agents hold as soon as the person who connected them may no longer do so; without it their last token would live on for an hour. */
export function endConnections(platform: Platform, connections: Connections): void {
  const tokens = new OAuthStore(platform, connections, 'AccessToken');
  platform.apps.tokens.onEnd(async (query, ended) => {
    await query.deleteFrom('mcp_connection').where('grant_id', 'in', ended).execute();
  });
  platform.events.on(async (event) => {
    try {
      for (const grantId of await connections.endedBy(event)) await tokens.revokeByGrantId(grantId);
    } catch (error) {
      console.error('connections of agents not ended', error);
    }
  });
}
