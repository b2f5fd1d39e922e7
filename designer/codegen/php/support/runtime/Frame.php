<?php

// Made by Portico. A part of a run that is kept or undone as a whole, or whose failure the run survives.
declare(strict_types=1);

namespace Portico;

final class Frame
{
    /** @var string */
    private $kind;
    /** @var int times it may begin again */
    private $left;
    /** @var int milliseconds before the next time */
    private $wait;
    /** @var bool */
    private $isOver = false;
    /** @var array{ret: int, message: string}|null */
    private $failure = null;

    /**
     * @param string $kind
     * @param int    $times
     * @param int    $wait
     */
    private function __construct($kind, $times, $wait)
    {
        $this->kind = $kind;
        $this->left = $times;
        $this->wait = $wait;
    }

    /**
     * Any failure undoes what it has written and ends the call. One inside of another is a savepoint of it.
     *
     * @param int $times it may begin again, where it failed for a passing reason
     * @param int $wait  milliseconds before the first of them; twice as long before each further one
     * @return self
     */
    public static function transaction($times = 0, $wait = 0)
    {
        return new self('transaction', $times, $wait);
    }

    /**
     * A failure ends the frame alone. What it has written within a transaction is undone then.
     *
     * @param int $times
     * @param int $wait
     * @return self
     */
    public static function attempt($times = 0, $wait = 0)
    {
        return new self('attempt', $times, $wait);
    }

    /**
     * Not a frame of writes: one call of another system, which is tried again where it failed for a passing reason.
     *
     * @param int $times
     * @param int $wait
     * @return self
     */
    public static function again($times, $wait)
    {
        return new self('again', $times, $wait);
    }

    /**
     * The same, and the run survives its failure.
     *
     * @param int $times
     * @param int $wait
     * @return self
     */
    public static function caught($times, $wait)
    {
        return new self('caught', $times, $wait);
    }

    /** @return bool whether it is to run, for the first time or again */
    public function begins()
    {
        if ($this->isOver) {
            return false;
        }
        if ($this->hasWrites()) {
            Transaction::open($this->kind);
        }
        return true;
    }

    /** @return void */
    public function ends()
    {
        if ($this->hasWrites()) {
            Transaction::commit();
        }
        $this->isOver = true;
    }

    /**
     * @param \Throwable $error
     * @return void
     */
    public function fails($error)
    {
        if ($this->hasWrites()) {
            Transaction::undo();
        }
        if ($error instanceof \Error || ($error instanceof Failure && self::isBudget($error->getData()))) {
            throw $error;
        }
        $isRefusal = $error instanceof \PhalApi\Exception;
        $ret = $isRefusal ? (int)$error->getCode() : 500;
        if ($this->left > 0 && (($ret >= 500 && $ret <= 599) || $ret === 410)) {
            Fresh::pause(min($this->wait, Platform\LONGEST_PAUSE));
            $this->left--;
            $this->wait *= 2;
            return;
        }
        if ($this->kind === 'transaction' || $this->kind === 'again') {
            throw $error;
        }
        $text = Texts::of('fault');
        $this->failure = array('ret' => $ret, 'message' => $isRefusal ? $error->getMessage() : $text[Language::current()]);
        $this->isOver = true;
    }

    /** @return bool */
    private function hasWrites()
    {
        return $this->kind === 'transaction' || $this->kind === 'attempt';
    }

    /** @return bool */
    public function hasFailed()
    {
        return $this->failure !== null;
    }

    /** @return int|null */
    public function ret()
    {
        return $this->failure === null ? null : $this->failure['ret'];
    }

    /** @return string|null */
    public function message()
    {
        return $this->failure === null ? null : $this->failure['message'];
    }

    /**
     * The call may compute no more, whatever is drawn.
     *
     * @param mixed $data
     * @return bool
     */
    private static function isBudget($data)
    {
        return is_array($data) && isset($data['code']) && $data['code'] === 'budget';
    }
}
