<?php

// Made by Portico. What callers are answered where a call ends in a failure.
declare(strict_types=1);

namespace Portico;

final class FailureMap
{
    /**
     * Where the work fails as a rule says, the call ends as that rule says; the first that fits.
     *
     * @param callable(): mixed                                                                        $work
     * @param array<int, array{from: int, to: int, ret: int, message?: array<string, string>}> $rules
     * @return mixed
     */
    public static function run($work, $rules)
    {
        try {
            return $work();
        } catch (\Exception $error) {
            throw self::mapped($error, $rules);
        }
    }

    /**
     * @param \Exception                                                                               $error
     * @param array<int, array{from: int, to: int, ret: int, message?: array<string, string>}> $rules
     * @return \Exception
     */
    private static function mapped($error, $rules)
    {
        $data = $error instanceof Failure ? $error->getData() : null;
        if (is_array($data) && isset($data['code']) && $data['code'] === 'budget') {
            return $error;
        }
        $isRefusal = $error instanceof \PhalApi\Exception;
        $ret = $isRefusal ? (int)$error->getCode() : 500;
        foreach ($rules as $rule) {
            if ($ret < $rule['from'] || $ret > $rule['to']) {
                continue;
            }
            if (isset($rule['message'])) {
                return new Failure($rule['message'], $rule['ret']);
            }
            return new Failure($isRefusal ? $error->getMessage() : Texts::of('fault'), $rule['ret'], $data);
        }
        return $error;
    }
}
