/** How often a fault is repeated, or which: few in `npm test`, as many as it takes to meet every moment in `npm run test:faults`. */
export function rounds<Rounds>(few: Rounds, many: Rounds): Rounds {
  return process.env.PORTICO_TEST_FAULTS === 'all' ? many : few;
}
