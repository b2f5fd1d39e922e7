import type { SdkFile } from '../sdk-interface.ts';

/** Signing a call instead of sending a token. */
export function phpSignatureFile(): SdkFile {
  return { path: 'src/Signature.php', text };
}

const text = String.raw`<?php

namespace Portico\Sdk;

final class Signature
{
    /**
     * The fields of a call with app_key, timestamp, nonce and the signature over all of them.
     *
     * @param array<string, string> $fields
     * @param array<string, string> $uploads paths of files; each counts as its digest
     * @param array<string, mixed> $app
     * @return array<string, string>
     */
    public static function sign(string $service, array $fields, array $uploads, array $app): array
    {
        $signed = $fields + ['app_key' => $app['app_key'], 'timestamp' => (string) time(), 'nonce' => bin2hex(random_bytes(16))];
        $all = $signed;
        foreach ($uploads as $name => $path) {
            $all[$name] = 'sha256:' . hash_file('sha256', $path);
        }
        return $signed + ['sign' => hash_hmac('sha256', self::canonicalText($service, $all), $app['app_secret'])];
    }

    /**
     * The service on the first line, then a line name=value per field, sorted by the bytes of the name.
     *
     * @param array<string, string> $fields
     */
    private static function canonicalText(string $service, array $fields): string
    {
        uksort($fields, function ($one, $other) {
            return strcmp((string) $one, (string) $other);
        });
        $lines = [$service];
        foreach ($fields as $name => $value) {
            $lines[] = str_replace('=', '%3D', self::escaped((string) $name)) . '=' . self::escaped($value);
        }
        return implode("\n", $lines);
    }

    private static function escaped(string $text): string
    {
        return str_replace(['%', "\n"], ['%25', '%0A'], $text);
    }
}
`;
