<?php

declare(strict_types=1);

namespace Portico\Sdk;

/** Sends calls with the credentials of the app. */
final class Transport
{
    private const CONFLICT = 409;
    private const TOO_OFTEN = 410;
    private const TOKEN_INVALID = 406;
    /** No answer of the platform, or of the server behind it. */
    private const NO_ANSWER = [0, 502, 504];
    /** Milliseconds before the second attempt; each further one waits twice as long, and up to as much again by chance. */
    private const FIRST_WAIT = 250;
    /** Seconds. */
    private const LONGEST_WAIT = 20;

    /** @var array{app_key: string, app_secret: string, address: string, credentials: string, language: string, timeout: int|float, retries: int} */
    private $options;

    /** @var string|null */
    private $token;

    /** @param array{app_key: string, app_secret: string, address: string, credentials?: string, language?: string, timeout?: int|float, retries?: int} $options */
    public function __construct(array $options)
    {
        $this->options = $options + ['credentials' => 'token', 'language' => 'zh_cn', 'timeout' => 30, 'retries' => 2];
    }

    /**
     * Makes a call and answers its data, or a FileAnswer.
     *
     * @param array{verb: string, repeatable: bool, objects: list<string>, files: list<string>} $facts objects: where values are objects and no lists;
     *   files: parameters that are paths of files
     * @param array<string, mixed> $parameters
     * @param array{timeout?: int|float, retries?: int, idempotency_key?: string} $options
     * @return mixed
     * @throws PorticoException for everything else
     */
    public function call(string $service, array $facts, array $parameters, array $options = [])
    {
        $uploads = self::uploadsOf($service, $facts['files'], $parameters);
        $values = [];
        foreach (array_diff_key($parameters, array_flip($facts['files'])) as $name => $value) {
            $values[$name] = self::shaped($value, (string) $name, $facts['objects']);
        }
        $retries = $options['retries'] ?? $this->options['retries'];
        if (!isset($options['idempotency_key']) && !$facts['repeatable'] && $retries > 0) {
            $options['idempotency_key'] = bin2hex(random_bytes(16));
        }
        for ($attempt = 0; ; $attempt++) {
            try {
                return $this->attempt($service, $facts['verb'], $values, $uploads, $options);
            } catch (PorticoException $error) {
                if ($attempt >= $retries || !self::isWorthAnother($error, $facts['repeatable'])) {
                    throw $error;
                }
                $wait = self::FIRST_WAIT * (2 ** $attempt) * (1000 + random_int(0, 1000));
                usleep($error->retryAfter === null ? min($wait, self::LONGEST_WAIT * 1000000) : $error->retryAfter * 1000000);
            }
        }
    }

    /**
     * @param array<string, mixed> $values
     * @param array<string, string> $uploads
     * @param array{timeout?: int|float, retries?: int, idempotency_key?: string} $options
     * @return mixed
     */
    private function attempt(string $service, string $verb, array $values, array $uploads, array $options)
    {
        if ($this->options['credentials'] === 'signature') {
            return $this->send($service, $this->signed($service, $verb, $values, $uploads), $options);
        }
        $token = $this->token ?? $this->fetchToken($options);
        try {
            return $this->send($service, Request::of($service, $verb, $values, $uploads)->with(['Authorization: Bearer ' . $token]), $options);
        } catch (PorticoException $error) {
            if ($error->ret !== self::TOKEN_INVALID) {
                throw $error;
            }
            $renewed = $this->fetchToken($options);
            return $this->send($service, Request::of($service, $verb, $values, $uploads)->with(['Authorization: Bearer ' . $renewed]), $options);
        }
    }

    /**
     * @param array<string, mixed> $values
     * @param array<string, string> $uploads
     */
    private function signed(string $service, string $verb, array $values, array $uploads): Request
    {
        if ($uploads !== []) {
            $fields = Signature::fields($service, Request::fieldsOf($values), $uploads, $this->options['app_key'], $this->options['app_secret']);
            return Request::of($service, $verb, $fields, $uploads);
        }
        $request = Request::of($service, $verb, $values, []);
        $base = (string) parse_url($this->options['address'], PHP_URL_PATH);
        return $request->with(Signature::headers($request, rtrim($base, '/'), $this->options['app_key'], $this->options['app_secret']));
    }

    /** @param array{timeout?: int|float, retries?: int, idempotency_key?: string} $options */
    private function fetchToken(array $options): string
    {
        $credentials = ['app_key' => $this->options['app_key'], 'app_secret' => $this->options['app_secret']];
        unset($options['idempotency_key']);
        $answer = $this->send('App.Auth.ApplyToken', Request::of('App.Auth.ApplyToken', 'POST', $credentials, []), $options);
        $this->token = is_array($answer) && is_string($answer['access_token'] ?? null) ? $answer['access_token'] : '';
        return $this->token;
    }

    /**
     * @param array{timeout?: int|float, idempotency_key?: string} $options
     * @return mixed
     */
    private function send(string $service, Request $request, array $options)
    {
        $headers = array_merge($request->headers, ['Accept-Language: ' . $this->options['language']]);
        if (isset($options['idempotency_key']) && $request->verb === 'POST') {
            $headers[] = 'Idempotency-Key: ' . $options['idempotency_key'];
        }
        $http = [
            'method' => $request->verb,
            'ignore_errors' => true,
            'follow_location' => 0,
            'timeout' => (float) ($options['timeout'] ?? $this->options['timeout']),
            'header' => $headers,
        ];
        if ($request->body !== null) {
            $http['content'] = $request->body;
        }
        $address = rtrim($this->options['address'], '/') . $request->path;
        // PHP fills it in where there was an answer.
        $http_response_header = [];
        $text = @file_get_contents($address, false, stream_context_create(['http' => $http]));
        $answered = new AnswerHeaders($http_response_header);
        $requestId = $answered->get('x-request-id');
        if ($text === false) {
            throw new PorticoException($service, 0, 'No answer within the time-out, or no connection', null, $requestId);
        }
        if ($answered->status < 300 && stripos($answered->get('content-type'), 'application/json') !== 0) {
            return new FileAnswer($text, $answered->get('content-type'), $answered->fileName());
        }
        $answer = json_decode($text, true, 512, JSON_BIGINT_AS_STRING);
        if (!is_array($answer) || !is_int($answer['ret'] ?? null)) {
            throw new PorticoException($service, $answered->status, 'HTTP ' . $answered->status, null, $requestId);
        }
        if ($answer['ret'] === 200) {
            return $answer['data'] ?? null;
        }
        $wait = $answered->get('retry-after');
        $retryAfter = ctype_digit($wait) ? (int) $wait : null;
        throw new PorticoException($service, $answer['ret'], (string) ($answer['msg'] ?? ''), $answer['data'] ?? null, $requestId, $retryAfter);
    }

    /** A call that was told to wait did nothing yet; one without an answer may have, which harms where it writes: its key lets the platform answer it again. */
    private static function isWorthAnother(PorticoException $error, bool $repeatable): bool
    {
        if ($error->retryAfter !== null && $error->retryAfter > self::LONGEST_WAIT) {
            return false;
        }
        if ($error->ret === self::TOO_OFTEN || ($error->ret === self::CONFLICT && $error->retryAfter !== null)) {
            return true;
        }
        return $error->ret === 0 || ($repeatable && in_array($error->ret, self::NO_ANSWER, true));
    }

    /**
     * Paths of the files to send. A file that is not there is refused here: the platform would only hear that nothing was sent.
     *
     * @param list<string> $names
     * @param array<string, mixed> $parameters
     * @return array<string, string>
     */
    private static function uploadsOf(string $service, array $names, array $parameters): array
    {
        $uploads = [];
        foreach ($names as $name) {
            $path = $parameters[$name] ?? null;
            if ($path === null) {
                continue;
            }
            if (!is_string($path) || !is_file($path) || !is_readable($path)) {
                $message = "The file of the parameter $name is not there or cannot be read";
                $errors = [['field' => $name, 'code' => 'type', 'message' => $message]];
                throw new PorticoException($service, 400, $message, ['errors' => $errors], '');
            }
            $uploads[$name] = $path;
        }
        return $uploads;
    }

    /**
     * The value with its objects marked as such: an empty array of PHP is a list as well.
     *
     * @param mixed $value
     * @param list<string> $objects
     * @return mixed
     */
    private static function shaped($value, string $path, array $objects)
    {
        if (!is_array($value)) {
            return $value;
        }
        $isObject = in_array($path, $objects, true);
        $shaped = [];
        foreach ($value as $name => $member) {
            $shaped[$name] = self::shaped($member, $isObject ? "$path.$name" : $path . '[]', $objects);
        }
        return $isObject ? (object) $shaped : $shaped;
    }
}
