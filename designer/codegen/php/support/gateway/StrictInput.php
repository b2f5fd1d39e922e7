<?php

// Made by Portico. A class of interfaces whose own rules are read strictly; rules of the project are the framework's.
declare(strict_types=1);

namespace Portico;

trait StrictInput
{
    /** @return void */
    protected function checkRequestMethod()
    {
        $verbs = self::entryOf(self::VERBS);
        if (Form::verb() !== '' && !in_array(Form::verb(), $verbs, true)) {
            throw new Failure(Texts::of('serviceVerb', array('allowed' => implode(', ', $verbs))), 405);
        }
    }

    /** @return void */
    protected function createMemberValue()
    {
        Loop::$turns = 0;
        Budget::begin();
        $strict = self::entryOf($this->getRules());
        $form = Form::current();
        $fields = $form->fieldsOf($strict);
        $files = $form->filesOf($strict);
        foreach (array_diff_key($this->getApiRules(), $strict) as $member => $rule) {
            $this->$member = \PhalApi\DI()->request->getByRule($rule);
            unset($fields[$rule['name']]);
        }
        foreach (Input::read($strict, $fields, $files, $form->isJson()) as $member => $value) {
            $this->$member = $value;
        }
    }

    /**
     * Of the action that is called; the framework compares without case.
     *
     * @param array<string, array<mixed>> $all
     * @return array<mixed>
     */
    private static function entryOf($all)
    {
        $entries = array_change_key_case($all);
        $action = strtolower((string)\PhalApi\DI()->request->getServiceAction());
        return isset($entries[$action]) ? $entries[$action] : array();
    }
}
