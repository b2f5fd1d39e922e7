import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import { failures } from '../../../model/semantics/failure.ts';

const sentences = Object.entries(failures).map(([reason, text]) => `        ${phpString(reason)} => ${phpString(text.zh_cn)},`);

/** Why an operation has no answer, in the sentences of designer/model/semantics/failure.ts. */
export const refusalPhp = `<?php
// Made by Portico. Why an operation has no answer.
namespace Portico;

final class Refusal
{
    const SENTENCES = array(
${sentences.join('\n')}
    );

    public static function because($reason)
    {
        throw new Failure(self::SENTENCES[$reason], 400);
    }
}
`;
