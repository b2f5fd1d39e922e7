import type { SdkFile } from '../sdk-interface.ts';

/** What sends the calls: PHP's own streams, so that no extension is needed. */
export function phpTransportFile(): SdkFile {
  return { path: 'src/Transport.php', text };
}

const text = String.raw`<?php

namespace Portico\Sdk;

/** Sends calls with the credentials of the app. */
final class Transport
{
    private const TOKEN_INVALID = 406;

    /** @var array<string, mixed> */
    private $options;

    /** @var string|null */
    private $token;

    /** @param array<string, mixed> $options */
    public function __construct(array $options)
    {
        $this->options = $options + ['credentials' => 'token', 'language' => 'zh_cn', 'timeout' => 30];
    }

    /**
     * Makes a call and answers its data.
     *
     * @param array<string, mixed> $parameters
     * @param list<string> $objects parameters that are objects: an array given for them is none
     * @param list<string> $files parameters that are paths of files
     * @return mixed
     * @throws PorticoException for everything but ret 200
     */
    public function call(string $service, string $verb, array $parameters, array $objects = [], array $files = [])
    {
        $uploads = array_intersect_key(array_filter($parameters, 'is_string'), array_flip($files));
        $fields = self::fieldsOf(array_diff_key($parameters, $uploads), $objects);
        if ($this->options['credentials'] === 'signature') {
            return $this->send($verb, $service, Signature::sign($service, $fields, $uploads, $this->options), $uploads);
        }
        $token = $this->token ?? $this->fetchToken();
        try {
            return $this->sendWithToken($verb, $service, $fields, $uploads, $token);
        } catch (PorticoException $error) {
            if ($error->ret !== self::TOKEN_INVALID) {
                throw $error;
            }
            return $this->sendWithToken($verb, $service, $fields, $uploads, $this->fetchToken());
        }
    }

    private function fetchToken(): string
    {
        $credentials = ['app_key' => $this->options['app_key'], 'app_secret' => $this->options['app_secret']];
        $this->token = $this->send('POST', 'App.Auth.ApplyToken', $credentials, [])['access_token'];
        return $this->token;
    }

    /**
     * The fields of a GET stand in the address, where a token must not be: there it is a header.
     *
     * @param array<string, string> $fields
     * @param array<string, string> $uploads
     * @return mixed
     */
    private function sendWithToken(string $verb, string $service, array $fields, array $uploads, string $token)
    {
        if ($verb === 'GET') {
            return $this->send($verb, $service, $fields, $uploads, ['Authorization: Bearer ' . $token]);
        }
        return $this->send($verb, $service, $fields + ['access_token' => $token], $uploads);
    }

    /**
     * @param array<string, string> $fields
     * @param array<string, string> $uploads
     * @param list<string> $headers
     * @return mixed
     */
    private function send(string $verb, string $service, array $fields, array $uploads, array $headers = [])
    {
        $address = rtrim($this->options['address'], '/') . '/api/' . $service;
        $http = ['method' => $verb, 'ignore_errors' => true, 'timeout' => $this->options['timeout']];
        $headers[] = 'Accept-Language: ' . $this->options['language'];
        if ($verb === 'GET') {
            $address .= '?' . http_build_query($fields);
        } else {
            [$type, $http['content']] = $uploads === [] ? ['application/x-www-form-urlencoded', http_build_query($fields)] : self::multipart($fields, $uploads);
            $headers[] = 'Content-Type: ' . $type;
        }
        $text = @file_get_contents($address, false, stream_context_create(['http' => $http + ['header' => $headers]]));
        $answer = $text === false ? null : json_decode($text, true);
        $requestId = self::requestId($http_response_header ?? []);
        if (!is_array($answer) || !isset($answer['ret'])) {
            throw new PorticoException($service, 0, $text === false ? 'No answer' : 'No JSON: ' . substr($text, 0, 100), null, $requestId);
        }
        if ($answer['ret'] !== 200) {
            throw new PorticoException($service, $answer['ret'], $answer['msg'], $answer['data'], $requestId);
        }
        return $answer['data'];
    }

    /**
     * Values as they travel: structures as JSON text, null not at all.
     *
     * @param array<string, mixed> $parameters
     * @param list<string> $objects
     * @return array<string, string>
     */
    private static function fieldsOf(array $parameters, array $objects): array
    {
        $fields = [];
        foreach ($parameters as $name => $value) {
            if ($value === null) {
                continue;
            }
            if (is_array($value) && in_array((string) $name, $objects, true)) {
                $value = (object) $value;
            }
            $fields[$name] = is_string($value) ? $value : json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
        }
        return $fields;
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
            $head = self::headText((string) $name) . '"; filename="' . self::headText(basename($path));
            $body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$head\"\r\nContent-Type: application/octet-stream\r\n\r\n" . file_get_contents($path) . "\r\n";
        }
        return ["multipart/form-data; boundary=$boundary", "$body--$boundary--\r\n"];
    }

    private static function headText(string $text): string
    {
        return str_replace(['"', "\r", "\n"], ['%22', '%0D', '%0A'], $text);
    }

    /** @param list<string> $headers */
    private static function requestId(array $headers): string
    {
        foreach ($headers as $header) {
            if (stripos($header, 'x-request-id:') === 0) {
                return trim(substr($header, 13));
            }
        }
        return '';
    }
}
`;
