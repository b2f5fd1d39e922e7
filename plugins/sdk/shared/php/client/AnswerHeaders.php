<?php

declare(strict_types=1);

namespace Portico\Sdk;

/** The headers of an answer. */
final class AnswerHeaders
{
    /** @var int HTTP status; 0 without an answer */
    public $status = 0;

    /** @var array<string, string> */
    private $values = [];

    /** @param list<string> $lines as PHP's streams tell them */
    public function __construct(array $lines)
    {
        foreach ($lines as $line) {
            if (preg_match('#^HTTP/\S+ (\d{3})#', $line, $found) === 1) {
                $this->status = (int) $found[1];
                $this->values = [];
            } elseif (strpos($line, ':') !== false) {
                [$name, $value] = explode(':', $line, 2);
                $this->values[strtolower(trim($name))] = trim($value);
            }
        }
    }

    public function get(string $name): string
    {
        return $this->values[$name] ?? '';
    }

    public function fileName(): string
    {
        $disposition = $this->get('content-disposition');
        if (preg_match("#filename\\*=UTF-8''([^;]+)#i", $disposition, $found) === 1) {
            return rawurldecode($found[1]);
        }
        return preg_match('#filename="?([^";]+)#i', $disposition, $found) === 1 ? $found[1] : 'file';
    }
}
