<?php

// Made by Portico. Parameters of a call that are not right.
declare(strict_types=1);

namespace Portico;

class Fault extends Failure
{
    /** @var array<int, array<string, string>> */
    private $faults;

    /** @param array<int, array<string, string>> $faults each with field, code and message; the answer's message is the first one's */
    public function __construct($faults)
    {
        $this->faults = $faults;
        parent::__construct($faults[0]['message'], 400, array('errors' => $faults));
    }

    /** @return array<int, array<string, string>> */
    public function getFaults()
    {
        return $this->faults;
    }
}
