/** The end of a call by its own logic. */
export const failurePhp = String.raw`<?php
// Made by Portico. The end of a call by its own logic: message and ret of the answer.
namespace Portico;

class Failure extends \PhalApi\Exception
{
}
`;
