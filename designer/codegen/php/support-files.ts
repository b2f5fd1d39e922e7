import type { FlowOptions } from '../emit-flow.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { strictTypes } from './file-head.ts';
import { type PhpSettings, phpDefaults } from './php-settings.ts';
import { absentPhp, bigIntegerPhp } from './support/absent-php.ts';
import { answerPhp } from './support/answer-php.ts';
import { budgetPhp } from './support/budget-php.ts';
import { cachePhp } from './support/cache-php.ts';
import { calcPhp, operationsPhp } from './support/calc-php.ts';
import { calcValuesPhp } from './support/calc-values-php.ts';
import { callPhp } from './support/call-php.ts';
import { callerPhp } from './support/caller-php.ts';
import { configPhp } from './support/config-php.ts';
import { dateOperationsPhp } from './support/date-operations-php.ts';
import { failurePhp } from './support/failure-php.ts';
import { faultPhp, strictInputPhp } from './support/fault-php.ts';
import { filePhp } from './support/file-php.ts';
import { formPhp } from './support/form-php.ts';
import { formatPhp } from './support/format-php.ts';
import { freshPhp } from './support/fresh-php.ts';
import { gatewayPhp } from './support/gateway-php.ts';
import { httpAnswerPhp } from './support/http-answer-php.ts';
import { httpBodyPhp } from './support/http-body-php.ts';
import { httpPhp } from './support/http-php.ts';
import { httpValuesPhp } from './support/http-values-php.ts';
import { inputFaultsPhp } from './support/input-faults-php.ts';
import { inputPhp } from './support/input-php.ts';
import { inputValuesPhp } from './support/input-values-php.ts';
import { jsonPhp } from './support/json-php.ts';
import { jsonTextPhp } from './support/json-text-php.ts';
import { languagePhp } from './support/language-php.ts';
import { listOperationsPhp, objectOperationsPhp } from './support/list-operations-php.ts';
import { convertOperationsPhp, logicOperationsPhp } from './support/logic-operations-php.ts';
import { loopPhp } from './support/loop-php.ts';
import { numberOperationsPhp } from './support/number-operations-php.ts';
import { procedurePhp } from './support/procedure-php.ts';
import { refusalPhp } from './support/refusal-php.ts';
import { tablePhp } from './support/table-php.ts';
import { textOperationsPhp } from './support/text-operations-php.ts';
import { textsPhp } from './support/texts-php.ts';
import { tracePhp } from './support/trace-php.ts';
import { transactionPhp } from './support/transaction-php.ts';
import { valuePhp } from './support/value-php.ts';

/** The classes all generated PHP leans on; the same for every project. */
export function phpSupportFiles(settings: PhpSettings = phpDefaults, { trace }: FlowOptions = {}): GeneratedFile[] {
  const texts = {
    Language: languagePhp,
    Texts: textsPhp,
    Failure: failurePhp,
    Fault: faultPhp,
    Refusal: refusalPhp,
    CalcValues: calcValuesPhp,
    NumberOperations: numberOperationsPhp,
    TextOperations: textOperationsPhp,
    DateOperations: dateOperationsPhp,
    ListOperations: listOperationsPhp,
    ObjectOperations: objectOperationsPhp,
    LogicOperations: logicOperationsPhp,
    ConvertOperations: convertOperationsPhp,
    BigInteger: bigIntegerPhp,
    Json: jsonPhp,
    Operations: operationsPhp,
    Calc: calcPhp,
    Format: formatPhp,
    Absent: absentPhp,
    InputValues: inputValuesPhp,
    InputFaults: inputFaultsPhp,
    Input: inputPhp,
    JsonText: jsonTextPhp,
    Form: formPhp,
    StrictInput: strictInputPhp,
    Answer: answerPhp,
    Gateway: gatewayPhp,
    HttpValues: httpValuesPhp,
    HttpBody: httpBodyPhp,
    File: filePhp,
    HttpAnswer: httpAnswerPhp,
    Http: httpPhp,
    Table: tablePhp,
    Transaction: transactionPhp,
    Budget: budgetPhp,
    Loop: loopPhp,
    Value: valuePhp,
    Caller: callerPhp,
    Config: configPhp,
    Fresh: freshPhp,
    Cache: cachePhp,
    Call: callPhp,
    Procedure: procedurePhp,
    ...(trace ? { Trace: tracePhp } : {}),
  };
  const folder = `${settings.source}/${settings.namespaceFolder === 'lower' ? 'portico' : 'Portico'}`;
  return Object.entries(texts).map(([name, text]) => ({ path: `${folder}/${name}.php`, text: strict(text), map: [] }));
}

/** No text is taken for a number or the other way round. */
function strict(text: string): string {
  return text.replace(/^(<\?php\n\/\/[^\n]*\n)\n?/, `$1${strictTypes}\n\n`);
}
