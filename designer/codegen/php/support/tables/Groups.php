<?php

// Made by Portico. Figures of the rows of a table, for each group of them.
declare(strict_types=1);

namespace Portico;

final class Groups
{
    /**
     * @param mixed         $model
     * @param array<mixed>  $by      columns, or columns and periods
     * @param array<mixed>  $figures name, kind, column and places of each
     * @param mixed         $equal
     * @param mixed         $sort
     * @param mixed         $most
     * @param string        $types
     * @param array<mixed>  $all
     * @param array<mixed>  $any
     * @param array<string, array<string, mixed>> $joins
     * @return array<array<string, mixed>>
     */
    public static function of($model, $by, $figures, $equal, $sort, $most, $types, $all = array(), $any = array(), $joins = array())
    {
        $own = Joins::own($joins);
        $dialect = Dialect::of($model);
        $keys = self::keys($by, $types, $own, $dialect);
        $selected = array();
        foreach ($keys as $at => $key) {
            $selected[] = "{$key['value']} AS key_$at";
        }
        foreach ($figures as $at => $figure) {
            $column = $figure[2] === null ? null : $own . $figure[2];
            $selected[] = self::value($figure[1], $column) . " AS figure_$at";
            $selected[] = self::count($column) . " AS of_$at";
        }
        $order = self::order($sort, $keys, $figures, $own, $dialect);
        $rows = Joins::narrowed($joins, $model, $equal, $types, $all, $any)->select(implode(', ', $selected));
        $limit = is_int($most) ? min(max($most, 1), Platform\MOST_GROUPS) : 1;
        $found = $keys ? Dialect::page($rows->group(implode(', ', array_column($keys, 'part'))), $order, 0, $limit) : $rows->fetchAll();
        $groups = array();
        foreach ($found as $row) {
            $groups[] = self::group($row, $keys, $figures, $types);
        }
        return $groups;
    }

    /**
     * What rows are grouped by: its name, its part of the statement, and the value it is told by.
     *
     * @param array<mixed> $by
     * @param string       $types
     * @param string       $own
     * @param string       $dialect
     * @return array<array{name: string, part: string, value: string}>
     */
    private static function keys($by, $types, $own, $dialect)
    {
        $keys = array();
        foreach ($by as $key) {
            list($name, $period) = is_array($key) ? $key : array($key, null);
            $part = $own . $name;
            if ($period !== null) {
                $part = Dialect::start($dialect, $part, $period);
            } elseif (self::typeOf($types, $name) === 'string') {
                $part = Dialect::bytes($dialect, $part);
            }
            // The texts of a group are the same, but bytes are no text.
            $isBytes = $dialect === 'mysql' && $period === null && $part !== $own . $name;
            $keys[] = array('name' => $name, 'part' => $part, 'value' => $isBytes ? "MIN($own$name)" : $part);
        }
        return $keys;
    }

    /**
     * @param array<string, mixed>        $row
     * @param array<array{name: string}> $keys
     * @param array<mixed>                $figures
     * @param string                      $types
     * @return array<string, mixed>
     */
    private static function group($row, $keys, $figures, $types)
    {
        $group = array();
        foreach ($keys as $at => $key) {
            $name = $key['name'];
            $value = $row["key_$at"];
            $group[$name] = $value === null ? null : Table::typed($value, self::typeOf($types, $name));
        }
        foreach ($figures as $at => $figure) {
            list($name, $kind, $column) = $figure;
            $places = isset($figure[3]) ? $figure[3] : null;
            $type = $column === null ? '' : self::typeOf($types, $column);
            $group[$name] = self::figure($kind, $type, $row["figure_$at"], (int)$row["of_$at"], $places);
        }
        return $group;
    }

    /**
     * @param string   $kind
     * @param string   $type
     * @param mixed    $value
     * @param int      $count
     * @param int|null $places
     * @return mixed
     */
    private static function figure($kind, $type, $value, $count, $places)
    {
        if ($kind === 'count') {
            return $count;
        }
        if ($kind === 'min' || $kind === 'max') {
            return $value === null ? null : Table::typed($value, $type);
        }
        $sum = self::sum($type, $value);
        if ($kind === 'sum') {
            return $sum;
        }
        if ($count === 0) {
            return null;
        }
        $average = Decimals::quotient($sum, $count);
        return $places === null ? $average : Calc::round($average, $places);
    }

    /**
     * @param string $type
     * @param mixed  $value
     * @return int|float
     */
    private static function sum($type, $value)
    {
        $sum = $value === null ? 0 : $value + 0;
        if ($type === 'integer') {
            return abs($sum) <= Calc::MAX ? (int)$sum : Refusal::because('range');
        }
        return is_finite((float)$sum) ? Decimals::settled((float)$sum) : Refusal::because('range');
    }

    /**
     * @param string $types
     * @param string $name
     */
    private static function typeOf($types, $name): string
    {
        return $name === 'id' ? 'integer' : (string)Table::typeOf($types, $name);
    }

    /** @param string|null $column */
    private static function count($column): string
    {
        return $column === null ? 'COUNT(*)' : "COUNT($column)";
    }

    /**
     * @param string      $kind
     * @param string|null $column
     */
    private static function value($kind, $column): string
    {
        $functions = array('sum' => 'SUM', 'avg' => 'SUM', 'min' => 'MIN', 'max' => 'MAX');
        return isset($functions[$kind]) ? $functions[$kind] . "($column)" : self::count($column);
    }

    /**
     * What a caller sends becomes part of a statement only when it is a member of the rows.
     *
     * @param mixed                                    $sort
     * @param array<array{name: string, part: string}> $keys
     * @param array<mixed>                             $figures
     * @param string                                   $own
     * @param string                                   $dialect
     */
    private static function order($sort, $keys, $figures, $own, $dialect): string
    {
        $parts = array();
        foreach ($keys as $key) {
            $parts[] = Dialect::directed($dialect, $key['part'], 'ASC');
        }
        if ($sort === null) {
            return implode(', ', $parts);
        }
        $text = (string)$sort;
        $direction = substr($text, 0, 1) === '-' ? 'DESC' : 'ASC';
        $name = $direction === 'DESC' ? substr($text, 1) : $text;
        $ranks = array_column($keys, 'part', 'name');
        foreach ($figures as $figure) {
            $ranks += array($figure[0] => self::rank($figure[1], $figure[2] === null ? null : $own . $figure[2]));
        }
        if (isset($ranks[$name])) {
            array_unshift($parts, Dialect::directed($dialect, $ranks[$name], $direction));
            return implode(', ', $parts);
        }
        $allowed = implode(', ', array_keys($ranks));
        throw new Failure(Texts::of('sort', array('sort' => $text, 'allowed' => $allowed)), 400);
    }

    /**
     * @param string      $kind
     * @param string|null $column
     */
    private static function rank($kind, $column): string
    {
        if ($kind === 'sum') {
            return "COALESCE(SUM($column), 0)";
        }
        return $kind === 'avg' ? "SUM($column) * 1e0 / NULLIF(COUNT($column), 0)" : self::value($kind, $column);
    }
}
