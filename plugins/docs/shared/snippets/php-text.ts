/** Prints `data` of `$answer`, or throws what the platform answered. */
export const phpAnswer = [
  'if ($answer->ret !== 200) {',
  '    throw new RuntimeException($answer->msg, $answer->ret);',
  '}',
  'echo json_encode($answer->data, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), PHP_EOL;',
  '',
];
