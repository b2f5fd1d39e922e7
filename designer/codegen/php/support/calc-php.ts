/**
 * The operations of designer/model/semantics/operations.ts in PHP 7.4 and later, one trait for each section. One test holds both to the same
 * answers. Needs the mbstring extension.
 */
export const calcPhp = `<?php
// Made by Portico. What the operations of an interface mean.
namespace Portico;

final class Calc
{
    use CalcValues;
    use NumberOperations;
    use TextOperations;
    use DateOperations;
    use ListOperations;
    use ObjectOperations;
    use LogicOperations;
    use ConvertOperations;

    const MAX = 9007199254740991;
}
`;
