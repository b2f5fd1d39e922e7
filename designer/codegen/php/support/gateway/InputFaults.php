<?php

// Made by Portico. What is wrong with the parameters of a call.
declare(strict_types=1);

namespace Portico;

trait InputFaults
{
    /**
     * @param mixed $path
     * @param mixed $rule
     * @param mixed $measured
     * @return void
     */
    private function limits($path, $rule, $measured)
    {
        if ($measured === null) {
            return;
        }
        $isText = $rule['type'] === 'string' || $rule['type'] === 'enum';
        $kind = $isText ? 'length' : ($rule['type'] === 'array' ? 'count' : 'value');
        foreach (array('min', 'max') as $limit) {
            if (!isset($rule[$limit])) {
                continue;
            }
            $bound = self::bound($rule, $rule[$limit]);
            $isOpen = !empty($rule[$limit === 'min' ? 'above' : 'below']);
            if ($bound === null || ($limit === 'min' ? $measured > $bound : $measured < $bound) || ($measured == $bound && !$isOpen)) {
                continue;
            }
            $sentence = $isOpen ? ($limit === 'min' ? 'value_above' : 'value_below') : $kind . '_' . $limit;
            $this->fault($path, $limit, $sentence, array('name' => $path, 'bound' => self::shown($rule[$limit])));
        }
    }

    /**
     * @param mixed $path
     * @param mixed $rule
     * @param mixed $value
     * @return void
     */
    private function textFaults($path, $rule, $value)
    {
        if (isset($rule['regex']) && preg_match($rule['regex'], $value) !== 1) {
            $this->fault($path, 'pattern', 'pattern', array('name' => $path, 'pattern' => $rule['pattern']));
            return;
        }
        $allowed = isset($rule['shape']) ? Format::fault($rule['shape'], $value) : null;
        if ($allowed !== null) {
            $this->fault($path, 'format', 'format', array('name' => $path, 'allowed' => $allowed));
        }
    }

    /**
     * @param mixed $field
     * @param mixed $name
     * @param mixed $names
     * @return void
     */
    private function unknown($field, $name, $names)
    {
        $this->fault($field, 'unknown', 'unknown', array('name' => $name, 'allowed' => $names ? implode(', ', $names) : '—'));
    }

    /**
     * @param mixed $path
     * @param mixed $rule
     * @param mixed $value
     * @return void
     */
    private function wrongType($path, $rule, $value)
    {
        $types = array('int' => 'integer', 'enum' => 'string');
        $type = isset($types[$rule['type']]) ? $types[$rule['type']] : (empty($rule['object']) ? $rule['type'] : 'object');
        $isInteger = is_int($value) || $value instanceof BigInteger || (is_float($value) && is_finite($value) && floor($value) == $value);
        $isTooLong = $isInteger || (is_string($value) && self::isDigits($value) && !self::isWhole((float)$value));
        $isLong = isset($rule['shape']) && $rule['shape'] === 'int64';
        $allowed = $rule['type'] === 'int' && $isTooLong ? self::$ranges[$isLong ? 'int64' : 'safe'] : self::$types[$type];
        $words = array('name' => $path, 'allowed' => $allowed, 'found' => self::short(self::json($value)));
        $this->fault($path, 'type', 'type', $words);
    }

    /**
     * @param mixed $field
     * @param mixed $code
     * @param mixed $sentence
     * @param mixed $words
     * @return void
     */
    private function fault($field, $code, $sentence, $words)
    {
        $this->faults[] = array('field' => $field, 'code' => $code, 'message' => self::sentence($sentence, $words));
    }

    /**
     * @param mixed $name
     * @param mixed $words
     * @return mixed
     */
    private static function sentence($name, $words)
    {
        $language = Language::current();
        return Language::sentence(self::$sentences[$name][$language], $words, $language);
    }

    /** @var array<mixed> */
    private static $sentences = Platform\PARAMETER_TEXTS;

    /** @var array<mixed> */
    private static $types = Platform\TYPE_TEXTS;

    /** @var array<mixed> */
    private static $ranges = Platform\INTEGER_RANGE_TEXTS;
}
