<?php

// Made by Portico. Rows of a table with those of other tables that belong to them.
declare(strict_types=1);

namespace Portico;

/* A join: table, types and model of the other table, and the column `via` that points there or the column `by` that points here. */
final class Joins
{
    private const OWN = 'own.';

    /**
     * @param array<string, array<string, mixed>> $joins
     * @param mixed                               $model
     * @param mixed                               $equal
     * @param mixed                               $page
     * @param mixed                               $perPage
     * @param mixed                               $sort
     * @param mixed                               $types
     * @param array<mixed>                        $all
     * @param array<mixed>                        $any
     * @return array{items: array<mixed>, total: int}
     */
    public static function listRows($joins, $model, $equal, $page, $perPage, $sort, $types, $all, $any)
    {
        $page = Table::bounded($page, PHP_INT_MAX);
        $perPage = Table::bounded($perPage, 1000);
        $items = self::page($joins, $model, $equal, ($page - 1) * $perPage, $perPage, $sort, $types, $all, $any);
        return array('items' => $items, 'total' => self::count($joins, $model, $equal, $types, $all, $any));
    }

    /**
     * @param array<string, array<string, mixed>> $joins
     * @param mixed                               $model
     * @param mixed                               $equal
     * @param mixed                               $sort
     * @param mixed                               $types
     * @param array<mixed>                        $all
     * @param array<mixed>                        $any
     * @return mixed
     */
    public static function find($joins, $model, $equal, $sort, $types, $all, $any)
    {
        $rows = self::page($joins, $model, $equal, 0, 1, $sort, $types, $all, $any);
        return $rows ? $rows[0] : null;
    }

    /**
     * @param array<string, array<string, mixed>> $joins
     * @param mixed                               $model
     * @param mixed                               $equal
     * @param mixed                               $types
     * @param array<mixed>                        $all
     * @param array<mixed>                        $any
     */
    public static function count($joins, $model, $equal, $types, $all, $any): int
    {
        return (int)self::narrowed($joins, $model, $equal, $types, $all, $any)->count('*');
    }

    /**
     * The rows that meet the conditions, under the name that `column` gives their columns.
     *
     * @param array<string, array<string, mixed>> $joins
     * @param mixed                               $model
     * @param mixed                               $equal
     * @param mixed                               $types
     * @param array<mixed>                        $all
     * @param array<mixed>                        $any
     * @return mixed
     */
    public static function narrowed($joins, $model, $equal, $types, $all, $any)
    {
        $rows = $model->rows()->alias('own');
        $joined = false;
        foreach ($joins as $name => $join) {
            if (isset($join['via'])) {
                $rows = $rows->leftJoin($join['table'], "joined_$name", self::OWN . $join['via'] . " = joined_$name.id");
                $joined = true;
            }
        }
        if (!$joined) {
            // The framework writes the alias only where something is joined.
            $rows = $model->rows();
        }
        $where = Conditions::where($equal, self::types($joins, $types), $all, $any, self::own($joins), Dialect::of($model));
        return $where ? $rows->where($where) : $rows;
    }

    /**
     * What stands before the columns of the table itself.
     *
     * @param array<string, array<string, mixed>> $joins
     */
    public static function own($joins): string
    {
        return array_column($joins, 'via') ? self::OWN : '';
    }

    /**
     * A column in a statement: `customer.name` is that of the table joined under this name.
     *
     * @param string $name
     * @param string $own
     */
    public static function column($name, $own): string
    {
        return strpos($name, '.') === false ? $own . $name : "joined_$name";
    }

    /**
     * The types of columns that conditions and an order may name.
     *
     * @param array<string, array<string, mixed>> $joins
     * @param mixed                               $types
     */
    public static function types($joins, $types): string
    {
        $known = array();
        foreach ($joins as $name => $join) {
            foreach (isset($join['via']) ? Table::columns($join['types']) : array() as $column => $type) {
                $known[] = "$name.$column:$type";
            }
        }
        // In front: what stands behind a semicolon is not answered.
        return implode(',', array_merge($known, array_filter(array($types))));
    }

    /**
     * Rows, or one, with the rows of the other tables.
     *
     * @param array<string, array<string, mixed>> $joins
     * @param mixed                               $rows
     * @return mixed
     */
    public static function with($joins, $rows)
    {
        if ($rows === null) {
            return null;
        }
        if (isset($rows['id'])) {
            return self::with($joins, array($rows))[0];
        }
        foreach ($joins as $name => $join) {
            $rows = isset($join['via']) ? self::pointedTo($name, $join, $rows) : self::pointing($name, $join, $rows);
        }
        return $rows;
    }

    /**
     * @param string               $name
     * @param array<string, mixed> $join
     * @param array<mixed>         $rows
     * @return array<mixed>
     */
    private static function pointedTo($name, $join, $rows)
    {
        $ids = array_values(array_unique(array_filter(array_column($rows, $join['via']), 'is_int')));
        $found = array();
        foreach ($ids ? self::selected($join, 'id', $ids)->fetchAll() : array() as $row) {
            $found[(int)$row['id']] = Table::row($row, $join['types']);
        }
        foreach ($rows as $at => $row) {
            $id = $row[$join['via']];
            $rows[$at][$name] = $id !== null && isset($found[$id]) ? $found[$id] : null;
        }
        return $rows;
    }

    /**
     * @param string               $name
     * @param array<string, mixed> $join
     * @param array<mixed>         $rows
     * @return array<mixed>
     */
    private static function pointing($name, $join, $rows)
    {
        $ids = array_column($rows, 'id');
        $found = $ids ? Dialect::page(self::selected($join, $join['by'], $ids), 'id ASC', 0, Platform\MOST_JOINED_IN_ALL + 1) : array();
        if (count($found) > Platform\MOST_JOINED_IN_ALL) {
            throw new Failure(Texts::of('tooManyJoined', array('table' => $join['table'], 'most' => Platform\MOST_JOINED_IN_ALL)), 400);
        }
        $lists = array();
        foreach ($found as $row) {
            $lists[(int)$row[$join['by']]][] = Table::row($row, $join['types']);
        }
        foreach ($rows as $at => $row) {
            $list = isset($lists[$row['id']]) ? $lists[$row['id']] : array();
            $rows[$at][$name] = array_slice($list, 0, $join['most']);
        }
        return $rows;
    }

    /**
     * @param array<string, mixed> $join
     * @param string               $link
     * @param array<int>           $ids
     * @return mixed
     */
    private static function selected($join, $link, $ids)
    {
        $columns = array_unique(array_merge(array('id', $link), array_keys(Table::columns($join['types']))));
        return $join['model']->rows()->select(implode(', ', $columns))->where(array($link => $ids));
    }

    /**
     * @param array<string, array<string, mixed>> $joins
     * @param mixed                               $model
     * @param mixed                               $equal
     * @param int                                 $start
     * @param int                                 $size
     * @param mixed                               $sort
     * @param mixed                               $types
     * @param array<mixed>                        $all
     * @param array<mixed>                        $any
     * @return array<mixed>
     */
    private static function page($joins, $model, $equal, $start, $size, $sort, $types, $all, $any)
    {
        $order = Table::order($sort, self::types($joins, $types), self::own($joins), Dialect::of($model));
        $rows = self::narrowed($joins, $model, $equal, $types, $all, $any)->select(self::own($joins) . '*');
        $items = array();
        foreach (Dialect::page($rows, $order, $start, $size) as $row) {
            $items[] = Table::row($row, $types);
        }
        return $items;
    }
}
