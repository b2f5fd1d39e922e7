/** Rows of a table through PhalApi's DataModel, with the answers of designer/model/runtime.ts `Tables`. */
export const tablePhp = `<?php
// Made by Portico. Rows of a table with the types of its columns.
namespace Portico;

final class Table
{
    public static function listRows($model, $equal, $page, $perPage, $types)
    {
        $where = array_filter($equal, function ($value) {
            return $value !== null;
        });
        $rows = $model->getList($where, array(), '*', 'id DESC', $page, $perPage);
        $items = array();
        foreach ($rows as $row) {
            $items[] = self::row($row, $types);
        }
        return array('items' => $items, 'total' => (int)$model->count($where));
    }

    public static function get($model, $id, $types)
    {
        $row = $model->get($id);
        return $row ? self::row($row, $types) : null;
    }

    public static function insert($model, $values)
    {
        return (int)$model->insert(self::stored($values));
    }

    /* One row that is there counts as updated, changed or not. */
    public static function update($model, $id, $values)
    {
        if (!$model->get($id)) {
            return 0;
        }
        $stored = self::stored($values);
        if ($stored) {
            $model->update($id, $stored);
        }
        return 1;
    }

    public static function delete($model, $id)
    {
        return $model->delete($id) ? 1 : 0;
    }

    private static function stored($values)
    {
        $stored = array();
        foreach ($values as $name => $value) {
            if ($value !== null) {
                $stored[$name] = is_array($value) ? json_encode($value) : (is_bool($value) ? (int)$value : $value);
            }
        }
        return $stored;
    }

    private static function row($row, $types)
    {
        $typed = array('id' => (int)$row['id']);
        foreach ($types === '' ? array() : explode(',', $types) as $column) {
            list($name, $type) = explode(':', $column);
            $typed[$name] = isset($row[$name]) ? self::typed($row[$name], $type) : null;
        }
        return $typed;
    }

    private static function typed($value, $type)
    {
        switch ($type) {
            case 'integer':
                return (int)$value;
            case 'float':
                return (float)$value;
            case 'boolean':
                return (bool)$value;
            case 'array':
            case 'object':
                return is_string($value) ? json_decode($value, true) : $value;
            default:
                return (string)$value;
        }
    }
}
`;
