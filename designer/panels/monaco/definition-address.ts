/** Address of the one JSON text that has the definition's schema. */
export const definitionAddress = 'portico://design/definition.json';
