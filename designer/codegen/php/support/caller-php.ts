/** The caller of a call; a project says who that is. */
export const callerPhp = `<?php
// Made by Portico. Who calls.

namespace Portico;

final class Caller
{
    /** @var array<mixed> Set this where the project knows who calls, for example in its filter. */
    public static $current = array('app_key' => '', 'app_name' => '', 'account_id' => 0, 'username' => '');

    /**
     * @param mixed $name
     * @return mixed
     */
    public static function get($name)
    {
        return self::$current[$name];
    }
}
`;
