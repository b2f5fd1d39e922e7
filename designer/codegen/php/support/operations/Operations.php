<?php

// Made by Portico. What the operations of an interface mean.
declare(strict_types=1);

namespace Portico;

class Operations
{
    use CalcValues;
    use NumberOperations;
    use TextOperations;
    use PatternOperations;
    use DateOperations;
    use ListOperations;
    use ObjectOperations;
    use LogicOperations;
    use ConvertOperations;
    use TryOperations;
    use AmountOperations;
    use EncodeOperations;

    public const MAX = 9007199254740991;
}
