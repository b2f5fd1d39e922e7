/** Where a call is sent. Every address takes every call; these are the ones each face of the platform uses. */
export function callAddress(service: string): string {
  if (service.startsWith('Admin.')) return '/api/admin.php';
  return service.startsWith('Platform.') ? '/api/platform.php' : '/api/';
}
