<?php

// Made by Portico. The parameters of a call, read strictly: all faults at once.
declare(strict_types=1);

namespace Portico;

final class Input
{
    use InputValues;
    use InputFaults;

    /** @var array<mixed> Fields every call may carry. A project with fields of its own adds them here. */
    public static $common = array('service', 's', 'app_key', 'access_token', 'sign', 'timestamp', 'nonce');

    /** @var mixed The language of the sentences: zh_cn or en. Left null: the header Accept-Language decides. */
    public static $language = null;

    /** @var array<mixed> */
    private $faults = array();

    /**
     * @param array<mixed> $rules  member => rule, as getRules() has them for one action
     * @param array<mixed> $form   what the caller sent, by name
     * @param array<mixed> $files  uploads, as in $_FILES
     * @param bool         $isJson whether $form holds the members of a JSON body, as Json::read() has them, and not the texts of a form
     * @return array<mixed> member => value; null for what is absent, Absent where null would be a value of its own
     * @throws Fault with every fault
     */
    public static function read($rules, $form, $files = array(), $isJson = false)
    {
        $input = new self();
        $values = $input->values($rules, $form, $files, $isJson);
        if ($input->faults) {
            throw new Fault($input->faults);
        }
        return $values;
    }

    /**
     * @param mixed $rules
     * @param mixed $form
     * @param mixed $files
     * @param mixed $isJson
     * @return mixed
     */
    private function values($rules, $form, $files, $isJson)
    {
        $names = array_column(array_values($rules), 'name');
        foreach (array_keys($form + $files) as $name) {
            $name = (string)$name;
            if (!in_array($name, self::$common, true) && !in_array($name, $names, true)) {
                $this->unknown($name, $name, $names);
            }
        }
        $values = array();
        foreach ($rules as $member => $rule) {
            $name = $rule['name'];
            if (isset($files[$name])) {
                $values[$member] = $this->value($rule, $files[$name]['name'] === '' ? $name : $files[$name]['name']);
            } else {
                $values[$member] = $isJson ? $this->jsonValue($rule, $form) : $this->value($rule, isset($form[$name]) ? self::text($form[$name]) : '');
            }
        }
        $this->checkFiles($rules, $values, $files);
        return $values;
    }

    /**
     * @param mixed $rule
     * @param mixed $text
     * @return mixed
     */
    private function value($rule, $text)
    {
        if ($text === '') {
            return $this->missing($rule);
        }
        if ($rule['type'] === 'array' && $this->jsonFault($rule['name'], $text)) {
            return null;
        }
        $value = self::fromText($rule, $text, $isRead);
        if (!$isRead) {
            $this->wrongType($rule['name'], $rule, $text);
            return null;
        }
        return self::plain($this->taken($rule['name'], $rule, $value, 0));
    }

    /**
     * @param string $name
     * @param string $text
     * @return bool whether something is wrong with the text whatever its type
     */
    private function jsonFault($name, $text)
    {
        if (JsonText::isDeeper($text, Platform\PARAMETER_DEPTH + 1)) {
            $this->fault($name, 'depth', 'depth', array('name' => $name, 'max' => Platform\PARAMETER_DEPTH));
            return true;
        }
        $reason = JsonText::ambiguity($text);
        if ($reason !== null) {
            $this->fault($name, 'json', 'json', array('name' => $name, 'reason' => $reason));
        }
        return $reason !== null;
    }

    /**
     * Only a real upload is a file, and its limits are bytes.
     *
     * @param array<mixed> $rules
     * @param mixed $values
     * @param mixed $files
     * @return mixed
     */
    private function checkFiles($rules, $values, $files)
    {
        $isFile = function ($rule) {
            return $rule['type'] === 'file';
        };
        foreach (array_filter($rules, $isFile) as $member => $rule) {
            if (is_string($values[$member]) && !isset($files[$rule['name']])) {
                $this->faults[] = array('field' => $rule['name'], 'code' => 'type', 'message' => Texts::of('notAFile')[Language::current()]);
            }
        }
        foreach (array_filter($rules, $isFile) as $rule) {
            if (isset($files[$rule['name']])) {
                $this->limits($rule['name'], $rule, $files[$rule['name']]['size']);
            }
        }
    }

    /**
     * Null, missing and "" are three things here.
     *
     * @param mixed $rule
     * @param mixed $form
     * @return mixed
     */
    private function jsonValue($rule, $form)
    {
        $name = $rule['name'];
        if (!array_key_exists($name, $form)) {
            return $this->missing($rule);
        }
        if (self::isBlank($rule, $form[$name])) {
            $this->fault($name, 'required', 'blank', array('name' => $name));
            return null;
        }
        return self::plain($this->taken($name, $rule, $form[$name], 0));
    }

    /**
     * @param mixed $rule
     * @return mixed
     */
    private function missing($rule)
    {
        if (array_key_exists('default', $rule)) {
            return self::fallback($rule);
        }
        if (!empty($rule['require'])) {
            $this->fault($rule['name'], 'required', 'required', array('name' => $rule['name']));
        }
        return empty($rule['nullable']) ? null : Absent::value();
    }

    /**
     * An empty text never stands for something that is required, unless min is 0.
     *
     * @param mixed $rule
     * @param mixed $value
     * @return bool
     */
    private static function isBlank($rule, $value)
    {
        $isText = $rule['type'] === 'string' || $rule['type'] === 'enum';
        return $value === '' && $isText && !empty($rule['require']) && !(isset($rule['min']) && $rule['min'] === 0);
    }

    /**
     * @param mixed $rule
     * @return mixed
     */
    private static function fallback($rule)
    {
        $default = $rule['default'];
        return $rule['type'] === 'array' && is_string($default) ? self::plain(Json::read($default)) : $default;
    }

    /**
     * The value as it is handed on; what is wrong with it becomes a fault.
     *
     * @param mixed $path
     * @param mixed $rule
     * @param mixed $value
     * @param mixed $depth
     * @return mixed
     */
    private function taken($path, $rule, $value, $depth)
    {
        if ($depth > Platform\PARAMETER_DEPTH) {
            $this->fault($path, 'depth', 'depth', array('name' => $path, 'max' => Platform\PARAMETER_DEPTH));
            return null;
        }
        if ($value === null) {
            if (empty($rule['nullable'])) {
                $this->fault($path, 'null', 'null', array('name' => $path));
            }
            return null;
        }
        $found = $value;
        $value = self::typed($rule, $value);
        if ($value === null) {
            $this->wrongType($path, $rule, $found);
            return null;
        }
        if (isset($rule['range']) && !self::isAmong($value, $rule['range'])) {
            $allowed = implode(' / ', array_map(array(__CLASS__, 'shown'), $rule['range']));
            $this->fault($path, 'enum', 'enum', array('name' => $path, 'allowed' => $allowed));
            return null;
        }
        $this->limits($path, $rule, self::measure($rule, $value));
        if (is_string($value)) {
            $this->textFaults($path, $rule, $value);
        } elseif (is_array($value) && isset($rule['items'])) {
            foreach ($value as $index => $item) {
                $value[$index] = $this->taken($path . '.' . $index, $rule['items'], $item, $depth + 1);
            }
        } elseif (is_object($value) && isset($rule['members'])) {
            return $this->members($path, $rule['members'], $value, $depth);
        } elseif (is_array($value) || is_object($value)) {
            foreach ((array)$value as $name => $member) {
                $this->loose($path . '.' . $name, $member, $depth + 1);
            }
        }
        return $value;
    }

    /**
     * @param mixed $path
     * @param mixed $rules
     * @param mixed $object
     * @param mixed $depth
     * @return mixed
     */
    private function members($path, $rules, $object, $depth)
    {
        $value = (array)$object;
        $names = array_column($rules, 'name');
        foreach (array_keys($value) as $name) {
            if (!in_array((string)$name, $names, true)) {
                $this->unknown($path . '.' . $name, (string)$name, $names);
            }
        }
        foreach ($rules as $rule) {
            $field = $path . '.' . $rule['name'];
            if (!array_key_exists($rule['name'], $value)) {
                if (!empty($rule['require'])) {
                    $this->fault($field, 'required', 'required', array('name' => $field));
                }
            } elseif (self::isBlank($rule, $value[$rule['name']])) {
                $this->fault($field, 'required', 'blank', array('name' => $field));
            } else {
                $value[$rule['name']] = $this->taken($field, $rule, $value[$rule['name']], $depth + 1);
            }
        }
        return (object)$value;
    }

    /**
     * A value that no rule describes: not too deep, and no integer beyond 64 bits. At most one fault.
     *
     * @param mixed $path
     * @param mixed $value
     * @param mixed $depth
     * @return mixed
     */
    private function loose($path, $value, $depth)
    {
        if ($depth > Platform\PARAMETER_DEPTH) {
            $this->fault($path, 'depth', 'depth', array('name' => $path, 'max' => Platform\PARAMETER_DEPTH));
            return true;
        }
        if ($value instanceof BigInteger) {
            $this->wrongType($path, array('type' => 'int', 'shape' => 'int64'), $value);
            return true;
        }
        if (is_array($value) || is_object($value)) {
            foreach ((array)$value as $name => $member) {
                if ($this->loose($path . '.' . $name, $member, $depth + 1)) {
                    return true;
                }
            }
        }
        return false;
    }
}
