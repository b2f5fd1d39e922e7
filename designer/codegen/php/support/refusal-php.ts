import { failures } from '../../../model/semantics/values/failure.ts';
import { phpTexts } from './php-texts.ts';

/** Why an operation has no answer, in the sentences of designer/model/semantics/values/failure.ts. */
export const refusalPhp = `<?php
// Made by Portico. Why an operation has no answer.
namespace Portico;

final class Refusal
{
    const SENTENCES = array(
${phpTexts(failures, '        ')}
    );

    /**
     * @param string $reason
     * @return never
     */
    public static function because($reason)
    {
        throw new Failure(self::SENTENCES[$reason], 400);
    }
}
`;
