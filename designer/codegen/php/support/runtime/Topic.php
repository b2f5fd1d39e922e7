<?php

// Made by Portico. Messages to those who subscribe to a topic of the platform.
declare(strict_types=1);

namespace Portico;

final class Topic
{
    /**
     * Function ($event) that publishes it and answers array('id' => text, 'pushes' => integer). An event has the members topic, payload and,
     * where they are given, key and account. It is called where the message is published: within a transaction, keep the event in the same
     * database and send it after the commit, by the call App.Topic.Publish of the platform.
     *
     * @var mixed
     */
    public static $publisher = null;

    /**
     * @param string                 $topic
     * @param mixed                  $payload
     * @param mixed                  $key
     * @param mixed                  $account
     * @param array<int, int|string> $nulls members of the payload that stay in it where they are null
     * @return array<string, mixed>
     */
    public static function publish($topic, $payload, $key, $account, $nulls)
    {
        $event = array('topic' => $topic, 'payload' => self::payload($payload, $nulls));
        if ($key !== null && $key !== '') {
            if (!is_string($key) || mb_strlen($key, 'UTF-8') > 100) {
                throw new Failure(Texts::of('topicKey'), 400);
            }
            $event['key'] = $key;
        }
        if ($account !== null) {
            if (!is_int($account) || $account < 1) {
                throw new Failure(Texts::of('topicAccount'), 400);
            }
            $event['account'] = $account;
        }
        if (self::$publisher === null) {
            throw new Failure(Texts::of('topicNobody'), 500);
        }
        $message = (array)call_user_func(self::$publisher, $event);
        return array('id' => (string)$message['id'], 'pushes' => (int)$message['pushes']);
    }

    /**
     * @param mixed                  $payload
     * @param array<int, int|string> $nulls
     * @return object
     */
    private static function payload($payload, $nulls)
    {
        $isList = is_array($payload) && ($payload === array() || array_keys($payload) === range(0, count($payload) - 1));
        if ($isList || (!is_array($payload) && !($payload instanceof \stdClass))) {
            throw new Failure(Texts::of('topicPayload'), 400);
        }
        $members = (array)$payload;
        foreach ($members as $name => $value) {
            if (($value === null && !in_array((string)$name, $nulls, true)) || $value instanceof Absent) {
                unset($members[$name]);
            }
        }
        return (object)$members;
    }
}
