/**
 * Which group of the docs a call stands in.
 * @example groupNameOf('Admin.Article.List') // 'Admin.Article'; a call whose name has no class is a group of its own
 */
export function groupNameOf(service: string): string {
  const end = service.lastIndexOf('.');
  return end < 0 ? service : service.slice(0, end);
}
