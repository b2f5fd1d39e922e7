/** The call that gives an app its token, for a shell. */
export function tokenCommand(origin: string, appKey: string): string {
  return `curl '${origin}/api/' -d service=App.Auth.ApplyToken -d app_key=${appKey} -d 'app_secret=<app_secret>'`;
}

/** The configuration most clients of the protocol read. */
export function clientConfig(origin: string): string {
  const server = { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer <access_token>' } };
  return JSON.stringify({ mcpServers: { portico: server } }, null, 2);
}
