<?php

// Made by Portico. A file, which can only be the whole answer.
declare(strict_types=1);

namespace Portico;

final class File implements \JsonSerializable
{
    /** @var string */
    private $disposition;

    /** @var string */
    private $type;

    /** @var string */
    private $bytes;

    /**
     * @param string $disposition header of its sender
     * @param string $type        media type; empty where it has none
     * @param string $bytes
     */
    public function __construct($disposition, $type, $bytes)
    {
        $this->disposition = $disposition;
        $this->type = $type;
        $this->bytes = $bytes;
    }

    /**
     * A file becomes no part of a JSON value, in a cache as little as in an answer.
     *
     * @return mixed
     */
    #[\ReturnTypeWillChange]
    public function jsonSerialize()
    {
        throw HttpAnswer::failure(502, 'file');
    }

    /** @return void */
    public function send()
    {
        $type = $this->sentType();
        header('Content-Type: ' . $type);
        header('Content-Length: ' . strlen($this->bytes));
        header("Content-Security-Policy: sandbox; default-src 'none'");
        if (preg_match('/^text\/event-stream(?:[\s;]|$)/i', $type) !== 1) {
            header("Content-Disposition: attachment; filename*=UTF-8''" . rawurlencode($this->name()));
        }
        echo $this->bytes;
    }

    /** @return string one media type: of two with a comma between, browsers believe the last */
    private function sentType()
    {
        $word = '[\w!#$&^.+-]+';
        $value = '(?:[\w!#$&\'*^.+:\/-]+|"[\w .\/:=?\'()+-]*")';
        $isOne = strlen($this->type) <= 200 && preg_match("/^$word\\/$word(?: *; *$word=$value)* *;? *$/D", $this->type) === 1;
        return $isOne ? $this->type : 'application/octet-stream';
    }

    /**
     * The one its sender gives, without folders and whatever a file system may take for something else.
     *
     * @return string
     */
    private function name()
    {
        $name = '';
        if (preg_match('/;\s*filename\*\s*=\s*utf-8\'[^\']*\'([^\s;]+)/i', $this->disposition, $parts) === 1) {
            $name = rawurldecode($parts[1]);
        } elseif (preg_match('/;\s*filename\s*=\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^\s;"]+))/i', $this->disposition, $parts) === 1) {
            $name = isset($parts[2]) ? $parts[2] : (string)preg_replace('/\\\\(.)/', '$1', $parts[1]);
        }
        $name = mb_check_encoding($name, 'UTF-8') ? $name : (string)mb_convert_encoding($name, 'UTF-8', 'ISO-8859-1');
        $steps = preg_split('/[\/\\\\]/', $name);
        $last = $steps ? (string)end($steps) : '';
        $last = ltrim(trim((string)preg_replace('/[\p{Cc}\p{Cf}<>:"|?*]/u', '', $last)), '.');
        if ($last !== '') {
            return mb_substr($last, 0, 150, 'UTF-8');
        }
        $kind = explode('/', strtolower(trim(explode(';', $this->type)[0])));
        return 'download' . (isset($kind[1]) && preg_match('/^[a-z0-9]{2,5}$/D', $kind[1]) === 1 ? '.' . $kind[1] : '');
    }
}
