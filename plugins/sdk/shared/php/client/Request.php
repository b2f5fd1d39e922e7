<?php

declare(strict_types=1);

namespace Portico\Sdk;

/** A call as it goes over the wire: JSON, a query, or a form with files. */
final class Request
{
    /** Of every file that is sent. */
    public const FILE_TYPE = 'application/octet-stream';

    /** @var string */
    public $path;

    /** @var string */
    public $verb;

    /** @var list<string> */
    public $headers;

    /** @var string|null */
    public $body;

    /** @param list<string> $headers */
    private function __construct(string $path, string $verb, array $headers, ?string $body)
    {
        $this->path = $path;
        $this->verb = $verb;
        $this->headers = $headers;
        $this->body = $body;
    }

    /**
     * @param array<string, mixed> $values
     * @param array<string, string> $uploads paths by parameter
     */
    public static function of(string $service, string $verb, array $values, array $uploads): self
    {
        $path = '/api/' . $service;
        if ($uploads !== []) {
            [$type, $body] = self::multipart(self::fieldsOf($values), $uploads);
            return new self($path, 'POST', ['Content-Type: ' . $type], $body);
        }
        if ($verb === 'GET') {
            $query = http_build_query(self::fieldsOf($values), '', '&', PHP_QUERY_RFC3986);
            return new self($query === '' ? $path : "$path?$query", 'GET', [], null);
        }
        return new self($path, 'POST', ['Content-Type: application/json'], self::json((object) $values));
    }

    /** @param list<string> $headers */
    public function with(array $headers): self
    {
        return new self($this->path, $this->verb, array_merge($this->headers, $headers), $this->body);
    }

    /**
     * Values as they travel in forms and addresses: structures as JSON text, null not at all.
     *
     * @param array<string, mixed> $values
     * @return array<string, string>
     */
    public static function fieldsOf(array $values): array
    {
        $fields = [];
        foreach ($values as $name => $value) {
            if ($value !== null) {
                $fields[$name] = is_string($value) ? $value : self::json($value);
            }
        }
        return $fields;
    }

    /** @param mixed $value */
    private static function json($value): string
    {
        return (string) json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
    }

    /**
     * @param array<string, string> $fields
     * @param array<string, string> $uploads
     * @return array{string, string} content type and body
     */
    private static function multipart(array $fields, array $uploads): array
    {
        $boundary = bin2hex(random_bytes(16));
        $body = '';
        foreach ($fields as $name => $value) {
            $body .= "--$boundary\r\nContent-Disposition: form-data; name=\"" . self::headText((string) $name) . "\"\r\n\r\n$value\r\n";
        }
        foreach ($uploads as $name => $path) {
            $head = self::headText((string) $name) . '"; filename="' . self::fileName($path);
            $body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$head\"\r\nContent-Type: " . self::FILE_TYPE . "\r\n\r\n" . file_get_contents($path) . "\r\n";
        }
        return ["multipart/form-data; boundary=$boundary", "$body--$boundary--\r\n"];
    }

    /** As the head of its part has it. */
    public static function fileName(string $path): string
    {
        return self::headText(basename(str_replace('\\', '/', $path)));
    }

    private static function headText(string $text): string
    {
        return str_replace(['"', "\r", "\n"], ['%22', '%0D', '%0A'], $text);
    }
}
