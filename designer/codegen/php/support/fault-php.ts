/** All faults of a call's parameters as one exception, and what makes a class read its members strictly. */
export const faultPhp = `<?php
// Made by Portico. Parameters of a call that are not right.

namespace Portico;

class Fault extends Failure
{
    private $faults;

    /** @param array $faults each with field, code and message */
    public function __construct($faults)
    {
        $this->faults = $faults;
        parent::__construct($faults[0]['message'], 400);
    }

    public function getFaults()
    {
        return $this->faults;
    }
}
`;

export const strictInputPhp = String.raw`<?php
// Made by Portico. A class of interfaces whose own rules are read strictly; rules of the project are the framework's.

namespace Portico;

trait StrictInput
{
    protected function createMemberValue()
    {
        $all = $this->getApiRules();
        $strict = array();
        foreach (array_change_key_case($this->getRules()) as $action => $rules) {
            if ($action === strtolower(\PhalApi\DI()->request->getServiceAction())) {
                $strict = $rules;
            }
        }
        $form = \PhalApi\DI()->request->getAll();
        foreach (array_diff_key($all, $strict) as $member => $rule) {
            $this->$member = \PhalApi\DI()->request->getByRule($rule);
            unset($form[$rule['name']]);
        }
        foreach (Input::read($strict, $form, $_FILES) as $member => $value) {
            $this->$member = $value;
        }
    }
}
`;
