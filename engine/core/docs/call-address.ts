/** Returns the path a call is sent to. Every address takes every call; these are the ones each site uses. */
export function callAddress(service: string): string {
  if (service.startsWith('Admin.')) return '/api/admin.php';
  return service.startsWith('Platform.') ? '/api/platform.php' : '/api/';
}
