import { applyInterfaceLine } from '../../model/quick-entry/apply-interface-line.ts';
import { parseInterfaceLine } from '../../model/quick-entry/parse-interface-line.ts';

/** What reads a line like `Tool.Add(a:int, b:int): sum = a + b`: needed once somebody types one. */
export default { applyInterfaceLine, parseInterfaceLine };
