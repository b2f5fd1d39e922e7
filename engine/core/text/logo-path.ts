/** SVG path of the product's logo in a 16 × 16 box. */
export const logoPath = 'M1 2h14v2.500H1zM2.500 5.500h2.500v6H2.500zM6.750 5.500h2.500v6h-2.500zM11 5.500h2.500v6H11zM1 12.500h14V14H1z';
