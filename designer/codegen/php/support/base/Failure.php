<?php

// Made by Portico. The end of a call by its own logic: message, ret and data of the answer.
declare(strict_types=1);

namespace Portico;

class Failure extends \PhalApi\Exception
{
    /** @var mixed */
    private $data;

    /**
     * @param string|array<string, string> $text one for all languages, or one for each
     * @param int                          $ret
     * @param mixed                        $data of the answer
     */
    public function __construct($text, $ret, $data = null)
    {
        $this->data = $data;
        parent::__construct(is_array($text) ? $text[Language::current()] : $text, $ret);
    }

    /** @return mixed */
    public function getData()
    {
        return $this->data;
    }
}
