<?php

// Made by Portico. Rows of a table with the types of its columns.
declare(strict_types=1);

namespace Portico;

final class Table
{
    /**
     * @param mixed $model
     * @param mixed $equal
     * @param mixed $page
     * @param mixed $perPage
     * @param mixed $sort
     * @param mixed $types
     * @param array<mixed> $all
     * @param array<mixed> $any
     * @return mixed
     */
    public static function listRows($model, $equal, $page, $perPage, $sort, $types, $all = array(), $any = array())
    {
        return Joins::listRows(array(), $model, $equal, $page, $perPage, $sort, $types, $all, $any);
    }

    /**
     * The first row of that order.
     *
     * @param mixed $model
     * @param mixed $equal
     * @param mixed $sort
     * @param mixed $types
     * @param array<mixed> $all
     * @param array<mixed> $any
     * @return mixed
     */
    public static function find($model, $equal, $sort, $types, $all = array(), $any = array())
    {
        return Joins::find(array(), $model, $equal, $sort, $types, $all, $any);
    }

    /**
     * @param mixed $model
     * @param mixed $equal
     * @param mixed $types
     * @param array<mixed> $all
     * @param array<mixed> $any
     * @return mixed
     */
    public static function count($model, $equal, $types = '', $all = array(), $any = array())
    {
        return Joins::count(array(), $model, $equal, $types, $all, $any);
    }

    /**
     * @param mixed $model
     * @param mixed $id
     * @param mixed $types
     * @return mixed
     */
    public static function get($model, $id, $types)
    {
        $row = $model->get($id);
        return $row ? self::row($row, $types) : null;
    }

    /**
     * Rows, or one, without other columns.
     *
     * @param mixed         $rows
     * @param array<string> $columns
     * @return mixed
     */
    public static function only($rows, $columns)
    {
        if ($rows === null) {
            return null;
        }
        if (!isset($rows['id'])) {
            return array_map(function ($row) use ($columns) {
                return self::only($row, $columns);
            }, $rows);
        }
        $kept = array('id' => $rows['id']);
        foreach ($columns as $name) {
            $kept[$name] = isset($rows[$name]) ? $rows[$name] : null;
        }
        return $kept;
    }

    /**
     * @param mixed        $model
     * @param mixed        $values
     * @param mixed        $types
     * @param array<mixed> $rules
     * @return mixed
     */
    public static function insert($model, $values, $types = '', $rules = array())
    {
        foreach ($values as $name => $value) {
            if (Absent::asNull($value) === null) {
                unset($values[$name]);
            }
        }
        foreach ($rules as $name => $rule) {
            if (isset($values[$name])) {
                continue;
            }
            if (isset($rule['default'])) {
                $values[$name] = $rule['default'];
            } elseif (!empty($rule['required'])) {
                throw new Failure(Texts::of('columnRequired', array('name' => $name)), 400);
            }
        }
        Transaction::begin($model);
        return (int)$model->insert(self::stored($values, $types, Dialect::of($model)));
    }

    /**
     * One row that is there counts as updated, changed or not.
     *
     * @param mixed        $model
     * @param mixed        $id
     * @param mixed        $values
     * @param mixed        $types
     * @param array<mixed> $rules
     * @return mixed
     */
    public static function update($model, $id, $values, $types = '', $rules = array())
    {
        foreach ($rules as $name => $rule) {
            if (!empty($rule['required']) && array_key_exists($name, $values) && $values[$name] === null) {
                throw new Failure(Texts::of('columnRequired', array('name' => $name)), 400);
            }
        }
        Transaction::begin($model);
        if (!$model->get($id)) {
            return 0;
        }
        $stored = self::stored($values, $types, Dialect::of($model));
        if ($stored) {
            $model->update($id, $stored);
        }
        return 1;
    }

    /**
     * Updates the first row whose keys have these values, or inserts one.
     *
     * @param mixed         $model
     * @param array<string> $keys
     * @param mixed         $values
     * @param mixed         $types
     * @param array<mixed>  $rules
     * @return array{id: int, created: bool}
     */
    public static function upsert($model, $keys, $values, $types = '', $rules = array())
    {
        $equal = array();
        foreach ($keys as $name) {
            $equal[$name] = isset($values[$name]) ? Absent::asNull($values[$name]) : null;
            if ($equal[$name] === null) {
                throw new Failure(Texts::of('columnRequired', array('name' => $name)), 400);
            }
        }
        Transaction::begin($model);
        $row = self::find($model, $equal, 'id', $types);
        if ($row === null) {
            return array('id' => self::insert($model, $values, $types, $rules), 'created' => true);
        }
        self::update($model, $row['id'], array_diff_key($values, $equal), $types, $rules);
        return array('id' => $row['id'], 'created' => false);
    }

    /**
     * @param mixed $model
     * @param mixed $id
     * @return mixed
     */
    public static function delete($model, $id)
    {
        Transaction::begin($model);
        return $model->delete($id) ? 1 : 0;
    }

    /**
     * Dates in one form at UTC+8, however they were written; integers beyond 2^53 have no room.
     *
     * @param mixed $type
     * @param mixed $value
     * @return mixed
     */
    public static function kept($type, $value)
    {
        if ($type === 'date' && is_string($value)) {
            return self::moment((string)Operations::toDate($value));
        }
        $isLong = is_int($value) && abs($value) > Calc::MAX;
        return $isLong && ($type === 'integer' || $type === 'float') ? Refusal::because('range') : $value;
    }

    /** Midnight is the day itself: drivers do not tell one from the other. What is behind the seconds is not answered. */
    private static function moment(string $text): string
    {
        if (!preg_match('/^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/', $text, $parts)) {
            return $text;
        }
        return isset($parts[2]) && $parts[2] !== '00:00:00' ? "$parts[1] $parts[2]" : $parts[1];
    }

    /**
     * @param mixed $types
     * @param mixed $name
     * @return mixed
     */
    public static function typeOf($types, $name)
    {
        foreach ($types === '' ? array() : explode(',', str_replace(';', ',', $types)) as $column) {
            if (strpos($column, $name . ':') === 0) {
                return substr($column, strlen($name) + 1);
            }
        }
        return '';
    }

    /**
     * @param mixed $value
     * @param mixed $max
     * @return mixed
     */
    public static function bounded($value, $max)
    {
        return is_int($value) ? min(max($value, 1), $max) : 1;
    }

    /**
     * What a caller sends becomes part of a statement only when it is the name of a column.
     *
     * @param mixed  $sort
     * @param mixed  $types
     * @param string $own     what stands before the columns of the table itself
     * @param string $dialect
     * @return mixed
     */
    public static function order($sort, $types, $own = '', $dialect = '')
    {
        $text = $sort === null ? '-id' : (string)$sort;
        $descending = substr($text, 0, 1) === '-';
        $field = $descending ? substr($text, 1) : $text;
        $allowed = array('id');
        foreach (self::columns($types) as $name => $type) {
            if ($type !== 'array' && $type !== 'object') {
                $allowed[] = $name;
            }
        }
        if (!in_array($field, $allowed, true)) {
            throw new Failure(Texts::of('sort', array('sort' => $text, 'allowed' => implode(', ', $allowed))), 400);
        }
        $direction = $descending ? ' DESC' : ' ASC';
        $id = $own . 'id' . $direction;
        if ($field === 'id') {
            return $id;
        }
        $column = Joins::column($field, $own);
        // Rows of other tables may be missing, which comes first.
        return (strpos($field, '.') === false ? $column . $direction : Dialect::directed($dialect, $column, trim($direction))) . ', ' . $id;
    }

    /**
     * @param mixed  $values
     * @param mixed  $types
     * @param string $dialect
     * @return mixed
     */
    private static function stored($values, $types, $dialect)
    {
        $stored = array();
        foreach ($values as $name => $value) {
            if ($value instanceof Absent) {
                continue;
            }
            $value = self::kept(self::typeOf($types, $name), $value);
            if (is_bool($value)) {
                $stored[$name] = Dialect::truth($dialect, $value);
            } else {
                // The framework writes six digits of a float, as the text of which a column takes all.
                $isText = is_array($value) || is_object($value) || is_float($value);
                $stored[$name] = $isText ? json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES) : $value;
            }
        }
        return $stored;
    }

    /**
     * Types of answered columns by name; a star stands for columns nobody has named.
     *
     * @param mixed $types
     * @return array<string, string>
     */
    public static function columns($types)
    {
        $columns = array();
        list($types) = explode(';', $types);
        foreach ($types === '' ? array() : explode(',', $types) as $column) {
            $parts = explode(':', $column);
            if (isset($parts[1])) {
                $columns[$parts[0]] = $parts[1];
            }
        }
        return $columns;
    }

    /**
     * @param mixed $row
     * @param mixed $types
     * @return mixed
     */
    public static function row($row, $types)
    {
        $typed = array('id' => (int)$row['id']);
        foreach (self::columns($types) as $name => $type) {
            $typed[$name] = isset($row[$name]) ? self::typed($row[$name], $type) : null;
        }
        return substr($types, -1) === '*' ? $typed + self::unnamed($row) : $typed;
    }

    /**
     * What else is in the row, under names that interfaces have for columns.
     *
     * @param mixed $row
     * @return array<string, mixed>
     */
    private static function unnamed($row)
    {
        $unnamed = array();
        foreach ($row as $name => $value) {
            if (preg_match('/^[a-z][a-z0-9_]{0,62}$/D', (string)$name) && !in_array($name, array('page', 'per_page', 'sort'), true)) {
                $unnamed[$name] = $value;
            }
        }
        return $unnamed;
    }

    /**
     * @param mixed $value
     * @param mixed $type
     * @return mixed
     */
    public static function typed($value, $type)
    {
        switch ($type) {
            case 'integer':
                return (int)$value;
            case 'float':
                return (float)$value;
            case 'boolean':
                return $value !== 'f' && (bool)$value;
            case 'array':
            case 'object':
                return is_string($value) ? Json::plain(json_decode($value)) : $value;
            case 'date':
                $moment = self::moment((string)$value);
                return $moment === '0000-00-00' ? null : $moment;
            default:
                return (string)$value;
        }
    }
}
