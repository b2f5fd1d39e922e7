<?php

declare(strict_types=1);

namespace Portico\Sdk;

final class Signature
{
    /**
     * The headers that sign a call with a JSON body, or a GET: method, path, query, timestamp, nonce and the digest of the body, one per line.
     *
     * @param string $base path of the platform's address
     * @return list<string>
     */
    public static function headers(Request $request, string $base, string $appKey, string $appSecret): array
    {
        [$path, $query] = explode('?', $request->path . '?', 2);
        $timestamp = (string) time();
        $nonce = bin2hex(random_bytes(16));
        $lines = [$request->verb, $base . $path, rtrim($query, '?'), $timestamp, $nonce, hash('sha256', $request->body ?? '')];
        return [
            'X-Portico-Key: ' . $appKey,
            'X-Portico-Timestamp: ' . $timestamp,
            'X-Portico-Nonce: ' . $nonce,
            'X-Portico-Signature: ' . hash_hmac('sha256', implode("\n", $lines), $appSecret),
        ];
    }

    /**
     * The fields of a form with app_key, timestamp, nonce and the signature over all of them.
     *
     * @param array<string, string> $fields
     * @param array<string, string> $uploads paths of files, in the order they are sent
     * @return array<string, string>
     */
    public static function fields(string $service, array $fields, array $uploads, string $appKey, string $appSecret): array
    {
        $signed = $fields + ['app_key' => $appKey, 'timestamp' => (string) time(), 'nonce' => bin2hex(random_bytes(16))];
        return $signed + ['sign' => hash_hmac('sha256', self::canonicalText($service, $signed, $uploads), $appSecret)];
    }

    /**
     * The service on the first line, then a line name=value per field, sorted by the bytes of the name, then a line per file: its digest, media
     * type and file name.
     *
     * @param array<string, string> $fields
     * @param array<string, string> $uploads
     */
    private static function canonicalText(string $service, array $fields, array $uploads): string
    {
        uksort($fields, function ($one, $other): int {
            return strcmp((string) $one, (string) $other);
        });
        $lines = [$service];
        foreach ($fields as $name => $value) {
            $lines[] = self::escapedName((string) $name) . '=' . self::escaped($value);
        }
        foreach ($uploads as $name => $path) {
            $file = '%sha256:' . hash_file('sha256', $path) . ' ' . Request::FILE_TYPE . ' ' . self::escaped(Request::fileName($path));
            $lines[] = self::escapedName((string) $name) . '=' . $file;
        }
        return implode("\n", $lines);
    }

    private static function escapedName(string $name): string
    {
        return str_replace('=', '%3D', self::escaped($name));
    }

    private static function escaped(string $text): string
    {
        return str_replace(['%', "\n"], ['%25', '%0A'], $text);
    }
}
