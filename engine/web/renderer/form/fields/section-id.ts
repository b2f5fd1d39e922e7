/** Where an anchor of a form leads. */
export function sectionId(formId: string, index: number): string {
  return `${formId}-section-${index}`;
}
