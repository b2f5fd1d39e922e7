<?php

// Made by Portico. Statements with bound values, and rows of the columns that are declared.
declare(strict_types=1);

namespace Portico;

final class Sql
{
    /**
     * @param string                $database
     * @param string                $statement with a `?` for each value
     * @param array<array<mixed>>   $values    name, type and value of each
     * @param array<string, string> $columns   types by name; none: all columns as the database has them
     * @param int                   $most      rows; more end the call
     * @param int                   $seconds
     * @param bool                  $writes    it may change something
     * @return array{rows: array<mixed>, changed: int}
     */
    public static function ask($database, $statement, $values, $columns, $most, $seconds, $writes = false)
    {
        $bound = array();
        foreach ($values as $value) {
            $bound[] = self::bound($value[0], $value[1], $value[2]);
        }
        Transaction::settle();
        $found = Statement::run($database, $statement, $bound, $most, $seconds, $writes);
        if (count($found['rows']) > $most) {
            throw new Failure(Texts::of('sqlMost', array('most' => $most)), 500);
        }
        if (!$columns) {
            return $found;
        }
        $rows = array();
        foreach ($found['rows'] as $row) {
            $answered = array();
            foreach ($columns as $name => $type) {
                if (!array_key_exists($name, $row)) {
                    throw new Failure(Texts::of('sqlColumn', array('name' => $name)), 500);
                }
                $answered[$name] = $row[$name] === null ? null : self::cell($name, $type, $row[$name]);
            }
            $rows[] = $answered;
        }
        return array('rows' => $rows, 'changed' => $found['changed']);
    }

    /**
     * @param string $name
     * @param string $type
     * @param mixed  $value
     * @return bool|int|float|string|null
     */
    private static function bound($name, $type, $value)
    {
        $kept = Table::kept($type, Absent::asNull($value));
        if ($kept === null || ($type === 'boolean' && is_bool($kept))) {
            return $kept;
        }
        if ($type === 'integer' && self::isWhole($kept)) {
            return (int)$kept;
        }
        if ($type === 'float' && (is_int($kept) || (is_float($kept) && is_finite($kept)))) {
            return $kept;
        }
        if (($type === 'string' || $type === 'date') && is_string($kept) && strpos($kept, "\0") === false) {
            return $kept;
        }
        throw self::refusal('sqlValue', $name, $type, 400);
    }

    /**
     * Ends the call for what is none of the type: rounding or cutting it silently would be another value.
     *
     * @param string $name
     * @param string $type
     * @param mixed  $value
     * @return mixed
     */
    private static function cell($name, $type, $value)
    {
        $isText = is_string($value);
        switch ($type) {
            case 'integer':
            case 'float':
                $number = is_bool($value) ? (int)$value : $value;
                if ($isText && preg_match('/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/D', $value)) {
                    $number = (float)$value;
                }
                if ($type === 'integer' && self::isWhole($number)) {
                    return (int)$number;
                }
                if ($type === 'float' && (is_int($number) || (is_float($number) && is_finite($number)))) {
                    return (float)$number;
                }
                break;
            case 'boolean':
                if (!$isText && is_scalar($value)) {
                    return (bool)$value;
                }
                break;
            case 'date':
                if ($isText && preg_match('/^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/', $value, $parts)) {
                    if ($parts[1] === '0000-00-00') {
                        return null;
                    }
                    return isset($parts[2]) && $parts[2] !== '00:00:00' ? $parts[1] . ' ' . $parts[2] : $parts[1];
                }
                break;
            case 'array':
            case 'object':
                $decoded = $isText ? json_decode($value, false, Platform\JSON_DECODE_DEPTH) : null;
                if (is_array($decoded) ? $type === 'array' : is_object($decoded) && $type === 'object') {
                    return Json::plain($decoded);
                }
                break;
            default:
                if (is_scalar($value)) {
                    return is_bool($value) ? ($value ? 'true' : 'false') : (is_float($value) ? (string)json_encode($value) : (string)$value);
                }
        }
        throw self::refusal('sqlCell', $name, $type, 500);
    }

    /** @param mixed $value */
    private static function isWhole($value): bool
    {
        return (is_int($value) || (is_float($value) && floor($value) === $value)) && abs($value) <= Calc::MAX;
    }

    /**
     * @param string $text
     * @param string $name
     * @param string $type
     * @param int    $ret
     */
    private static function refusal($text, $name, $type, $ret): Failure
    {
        return new Failure(Texts::of($text, array('name' => $name, 'type' => Platform\TYPE_WORDS[$type])), $ret);
    }
}
