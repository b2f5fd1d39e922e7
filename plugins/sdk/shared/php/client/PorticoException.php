<?php

declare(strict_types=1);

namespace Portico\Sdk;

/** A call that was refused, or that brought no answer. */
final class PorticoException extends \RuntimeException
{
    /** @var string Namespace.Class.Method */
    public $service;

    /** @var int code of the platform, such as 400, 401 or 406, or of the interface itself; 0 when there was no answer */
    public $ret;

    /** @var string what the platform says, for people */
    public $msg;

    /** @var mixed for ret 400: ['errors' => [['field' => …, 'code' => …, 'message' => …]]] */
    public $data;

    /** @var string names the call in the platform's logs */
    public $requestId;

    /** @var int|null seconds after which to try again, where the platform says */
    public $retryAfter;

    /** @param mixed $data */
    public function __construct(string $service, int $ret, string $msg, $data, string $requestId, ?int $retryAfter = null)
    {
        parent::__construct("$service: $ret $msg", $ret);
        $this->service = $service;
        $this->ret = $ret;
        $this->msg = $msg;
        $this->data = $data;
        $this->requestId = $requestId;
        $this->retryAfter = $retryAfter;
    }

    /**
     * Where the server behind the interface refused (ret 410, 422, 502): what it said.
     *
     * @return array{status: int, headers: array<string, string>, body: mixed}|null
     */
    public function upstream(): ?array
    {
        return is_array($this->data) && isset($this->data['upstream']) ? $this->data['upstream'] : null;
    }
}
