/** The one thing an agent may ask for: to call what its app may. */
export const agentScope = 'mcp';
