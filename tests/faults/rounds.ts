/** How often a fault is repeated: few times in `npm test`, as often as it takes to meet every moment in `npm run test:faults`. */
export function rounds(few: number, many: number): number {
  return process.env.PORTICO_TEST_FAULTS === 'all' ? many : few;
}
