<?php

// Made by Portico. What a caller sent, read from the request itself.
declare(strict_types=1);

namespace Portico;

final class Form
{
    /** @var Form|null what interfaces read instead of the request, for a project that reads it in its own way */
    public static $current = null;

    /** @var array<mixed> */
    private $fields;

    /** @var array<mixed> as in $_FILES, one file for each name */
    private $files;

    /** @var bool whether the fields are members of a JSON body, with types of their own */
    private $isJson;

    /** @var bool whether PHP read the names, which then have underscores for dots, blanks and lone brackets */
    private $isMangled = false;

    /**
     * @param array<mixed> $fields
     * @param array<mixed> $files
     * @param bool         $isJson
     */
    public function __construct($fields, $files = array(), $isJson = false)
    {
        $this->fields = $fields;
        $this->files = $files;
        $this->isJson = $isJson;
    }

    /** @return bool */
    public function isJson()
    {
        return $this->isJson;
    }

    /** @return Form */
    public static function current()
    {
        if (self::$current === null) {
            self::$current = self::read();
        }
        return self::$current;
    }

    /** @return string the verb a call counts as: a HEAD is a GET of whose answer nobody wants the body, which PHP leaves out */
    public static function verb()
    {
        $verb = self::header('REQUEST_METHOD');
        return $verb === 'HEAD' ? 'GET' : $verb;
    }

    /** @return string the called service; empty when none is named */
    public function service()
    {
        $names = array();
        foreach (array('service', 's') as $field) {
            if (isset($this->fields[$field]) && !in_array($this->fields[$field], $names, true)) {
                $names[] = $this->fields[$field];
            }
        }
        if (count($names) > 1) {
            $cut = array_map(function ($name) {
                return JsonText::cut($name, 120);
            }, $names);
            self::refuse('twoServices', array('names' => implode(', ', $cut)));
        }
        return $names ? $names[0] : '';
    }

    /** @return array<mixed> */
    public function all()
    {
        return $this->fields;
    }

    /**
     * The fields under the names that rules have for them.
     *
     * @param array<mixed> $rules
     * @return array<mixed>
     */
    public function fieldsOf($rules)
    {
        return $this->renamed($this->fields, $rules);
    }

    /**
     * @param array<mixed> $rules
     * @return array<mixed>
     */
    public function filesOf($rules)
    {
        return $this->renamed($this->files, $rules);
    }

    /**
     * @param array<mixed> $given
     * @param array<mixed> $rules
     * @return array<mixed>
     */
    private function renamed($given, $rules)
    {
        if (!$this->isMangled) {
            return $given;
        }
        foreach ($rules as $rule) {
            $mangled = preg_replace('/[. \[]/', '_', $rule['name']);
            if ($mangled !== $rule['name'] && isset($given[$mangled]) && !isset($given[$rule['name']])) {
                $given[$rule['name']] = $given[$mangled];
                unset($given[$mangled]);
            }
        }
        return $given;
    }

    /** @return Form */
    private static function read()
    {
        $verb = self::verb();
        $query = self::header('QUERY_STRING');
        if ($verb === 'GET') {
            $fields = self::decoded($query);
            if (isset($fields['access_token']) || isset($fields['app_secret'])) {
                self::refuse('tokenInAddress');
            }
            return new self($fields);
        }
        if ($verb !== 'POST') {
            throw new Failure(Texts::of('verb', array('verb' => $verb)), 405);
        }
        $form = self::body();
        foreach ($query === '' ? array() : self::decoded($query) as $name => $value) {
            if ($name !== 's' && $name !== 'service') {
                self::refuse('fieldInAddress', array('name' => (string)$name));
            }
            self::add($form->fields, $name, $value);
        }
        return $form;
    }

    /** @return Form */
    private static function body()
    {
        $type = strtolower(trim(explode(';', self::header('CONTENT_TYPE'))[0]));
        if (strpos($type, 'multipart/') === 0) {
            return self::multipart();
        }
        $text = (string)file_get_contents('php://input');
        if (strlen($text) > Platform\BODY_BYTES) {
            self::refuse('bodyTooLarge', array('max' => Platform\BODY_MEGABYTES));
        }
        if ($type === 'application/json') {
            return self::json($text);
        }
        if ($type === 'application/x-www-form-urlencoded') {
            return new self(self::decoded(self::checked($text)));
        }
        if ($text !== '' || $type !== '') {
            self::refuse('mediaType');
        }
        return new self(array());
    }

    /** @return Form */
    private static function multipart()
    {
        $fields = array();
        foreach ($_POST as $name => $value) {
            self::flatten($fields, (string)$name, $value);
        }
        $files = array();
        foreach ($_FILES as $name => $file) {
            self::flattenFile($files, (string)$name, $file);
        }
        $form = new self($fields, $files);
        $form->isMangled = true;
        return $form;
    }

    /**
     * @param string $text
     * @return Form
     */
    private static function json($text)
    {
        if (!mb_check_encoding($text, 'UTF-8')) {
            self::refuse('jsonEncoding');
        }
        $text = self::checked($text);
        $fault = $text === '' ? null : JsonText::fault($text, Platform\PARAMETER_DEPTH);
        if ($fault !== null) {
            throw new Failure($fault, 400);
        }
        $body = $text === '' ? new \stdClass() : Json::read($text);
        if (!($body instanceof \stdClass)) {
            self::refuse('jsonObject', array('example' => '{"service": "App.Tool.Add", "a": 1}'));
        }
        $members = get_object_vars($body);
        if (count($members) > Platform\BODY_FIELDS) {
            self::refuse('tooMany', array('max' => Platform\BODY_FIELDS));
        }
        foreach (array_keys($members) as $name) {
            if (in_array($name, Platform\FORBIDDEN_NAMES, true)) {
                self::refuse('forbidden', array('name' => $name));
            }
        }
        foreach (array('service', 's', 'access_token') as $name) {
            if (array_key_exists($name, $members) && !is_string($members[$name])) {
                self::refuse('jsonText', array('name' => $name));
            }
        }
        return new self($members, array(), true);
    }

    /**
     * The names brackets were in, as far as PHP tells them.
     *
     * @param array<mixed> $fields
     * @param string       $name
     * @param mixed        $value
     * @return void
     */
    private static function flatten(&$fields, $name, $value)
    {
        if (!is_array($value)) {
            self::add($fields, self::checked($name), self::checked((string)$value));
            return;
        }
        if (array_keys($value) === range(0, count($value) - 1)) {
            foreach ($value as $element) {
                self::flatten($fields, $name . '[]', $element);
            }
            return;
        }
        foreach ($value as $member => $inner) {
            self::flatten($fields, $name . '[' . $member . ']', $inner);
        }
    }

    /**
     * @param array<mixed> $files
     * @param string       $name
     * @param array<mixed> $file
     * @return void
     */
    private static function flattenFile(&$files, $name, $file)
    {
        if (!is_array($file['name'])) {
            if ($file['error'] === UPLOAD_ERR_INI_SIZE || $file['error'] === UPLOAD_ERR_FORM_SIZE) {
                self::refuse('fileTooLarge', array('max' => (int)ini_get('upload_max_filesize')));
            }
            if ($file['error'] !== UPLOAD_ERR_NO_FILE) {
                $files[$name] = $file;
            }
            return;
        }
        foreach (array_keys($file['name']) as $member) {
            $inner = array();
            foreach ($file as $word => $values) {
                $inner[$word] = is_array($values) && isset($values[$member]) ? $values[$member] : null;
            }
            self::flattenFile($files, $name . '[' . $member . ']', $inner);
        }
    }

    /**
     * @param string $text
     * @return array<mixed>
     */
    private static function decoded($text)
    {
        $fields = array();
        $count = 0;
        foreach (explode('&', $text) as $pair) {
            if ($pair === '') {
                continue;
            }
            $parts = explode('=', $pair, 2);
            self::add($fields, self::plain($parts[0]), isset($parts[1]) ? self::plain($parts[1]) : '');
            $count++;
            if ($count > Platform\BODY_FIELDS) {
                self::refuse('tooMany', array('max' => Platform\BODY_FIELDS));
            }
        }
        return $fields;
    }

    /**
     * @param array<mixed> $fields
     * @param int|string   $name
     * @param mixed        $value
     * @return void
     */
    private static function add(&$fields, $name, $value)
    {
        if (in_array($name, Platform\FORBIDDEN_NAMES, true)) {
            self::refuse('forbidden', array('name' => $name));
        }
        if (array_key_exists($name, $fields)) {
            self::refuse('duplicate', array('name' => (string)$name));
        }
        $fields[$name] = $value;
    }

    /**
     * @param string $text
     * @return string
     */
    private static function plain($text)
    {
        if (preg_match('/%(?![0-9A-Fa-f]{2})/', $text) === 1) {
            self::refuse('encoding');
        }
        $plain = rawurldecode(str_replace('+', ' ', $text));
        if (!mb_check_encoding($plain, 'UTF-8')) {
            self::refuse('encoding');
        }
        return $plain;
    }

    /**
     * @param string $text
     * @return string the text without a byte order mark
     */
    private static function checked($text)
    {
        if (!mb_check_encoding($text, 'UTF-8')) {
            self::refuse('encoding');
        }
        return strpos($text, "\u{FEFF}") === 0 ? substr($text, 3) : $text;
    }

    /**
     * @param string $name
     * @return string
     */
    private static function header($name)
    {
        return isset($_SERVER[$name]) ? (string)$_SERVER[$name] : '';
    }

    /**
     * @param string               $text
     * @param array<string, mixed> $words
     * @return never
     */
    private static function refuse($text, $words = array())
    {
        throw new Failure(Texts::of($text, $words), 400);
    }
}
