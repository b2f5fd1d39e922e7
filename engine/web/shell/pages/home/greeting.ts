/** The key of the words a home page begins with. @param hour of the day, 0 to 23 */
export function greeting(hour: number): string {
  if (hour < 6) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
