<?php
/*
 * Runs the cases of stdin one after the other and prints a line of JSON for each: the answer as the printed gateway writes it, and what the
 * call left in tables and cache. A call arrives as JSON, or as the fields of a query, of a form and of a form of parts in turn, to cover every
 * way of reading; some are requests that say more than that.
 */
require __DIR__ . '/framework.php';
require __DIR__ . '/replay.php';
$job = json_decode(stream_get_contents(STDIN), false, 10000);
$files = (array)$job->files;
spl_autoload_register(function ($class) use ($files) {
    if (isset($files[$class])) {
        require __DIR__ . '/' . $files[$class];
    }
});

function request($job, $case)
{
    $_SERVER = array('REMOTE_ADDR' => $job->address, 'HTTP_ACCEPT_LANGUAGE' => $case->language === 'en' ? 'en-GB,en;q=0.9' : 'zh-CN,zh;q=0.9');
    $_POST = array();
    $_FILES = array();
    \Portico\Form::$current = null;
    if (isset($case->request)) {
        sent($case->request->method, $case->request->query, $case->request->type, base64_decode($case->request->body));
        return;
    }
    if (isset($case->body)) {
        sent('POST', '', 'application/json', $case->body);
        return;
    }
    $fields = array('service' => $job->service) + (array)$case->form;
    $uploads = (array)$case->files;
    /* PHP splits such names in a form of parts. */
    $isWhole = !preg_match('/[\[\]\x00]|^ /', implode('', array_keys((array)$case->form)));
    if ($uploads || ($case->turn % 4 === 1 && $isWhole)) {
        sent('POST', '', 'multipart/form-data; boundary=b', '');
        parse_str(http_build_query($fields), $_POST);
        foreach ($uploads as $name => $file) {
            $key = preg_replace('/[. \[]/', '_', $name);
            unset($_POST[$key]);
            $_FILES[$key] = (array)$file;
        }
    } elseif ($case->turn % 4 === 3) {
        sent('POST', '', 'application/x-www-form-urlencoded', http_build_query($fields));
    } else {
        sent('GET', http_build_query($fields, '', '&', PHP_QUERY_RFC3986), '', '');
    }
    /* Read in any way, it is then a call by the verb that is meant. */
    \Portico\Form::current();
    $_SERVER['REQUEST_METHOD'] = isset($case->verb) ? $case->verb : $job->verb;
}

function sent($verb, $query, $type, $body)
{
    $_SERVER += array('REQUEST_METHOD' => $verb, 'QUERY_STRING' => $query, 'CONTENT_TYPE' => $type);
    \Portico\RequestBody::$text = $body;
}

function contents($tables)
{
    $rows = array();
    foreach ($tables as $name => $table) {
        $rows[$name] = \Portico\Rows::$database->query('SELECT * FROM "' . $table . '" ORDER BY id LIMIT 1000')->fetchAll(\PDO::FETCH_ASSOC);
    }
    return (object)$rows;
}

/* What the cache holds before the call. */
function cacheWith($cached)
{
    $values = array();
    foreach ($cached as $key => $text) {
        $values['portico:' . $key] = $text;
    }
    return new \PhalApi\Cache($values);
}

/* The response, without the headers of the connection itself. */
function answered($answer, $body)
{
    $headers = \Portico\Sent::$headers;
    unset($headers['content-length'], $headers['x-content-type-options']);
    $answer->headers = (object)$headers;
    $answer->{isset($headers['content-security-policy']) ? 'file' : 'text'} = isset($headers['content-security-policy']) ? base64_encode($body) : $body;
}

function printed($answer)
{
    $flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE;
    return json_encode($answer, $flags, 10000);
}

/* This process has no request of its own: what reads php://input reads the body of the case. */
stream_wrapper_unregister('php');
stream_wrapper_register('php', 'Portico\RequestBody');

\Portico\Caller::$current = (array)$job->caller;
/* What is published follows from the printed class; what becomes of it does not. */
if (isset($files['Portico\\Topic'])) {
    \Portico\Topic::$publisher = function ($event) { return \Portico\Replay::answer('topics.publish', array($event)); };
}
$services = \PhalApi\DI();
$services->request = new \PhalApi\Request(array('service' => $job->service));
$tables = (array)$job->tables;
if ($tables && extension_loaded('pdo_sqlite')) {
    \Portico\Rows::$database = new \PDO('sqlite:' . __DIR__ . '/rows.sqlite', null, null, array(\PDO::ATTR_ERRMODE => \PDO::ERRMODE_EXCEPTION));
    \Portico\Rows::$database->exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
    \Portico\Rows::$database->exec(implode(";\n", $job->create));
}
$end = microtime(true) + $job->seconds;
foreach ($job->cases as $case) {
    if (microtime(true) > $end) {
        break;
    }
    \Portico\Replay::$recording = $case->recording;
    \Portico\Replay::$at = 0;
    $services->cache = cacheWith((array)$case->cached);
    $services->config = new \PhalApi\Memory(array('portico' => (array)$case->config));
    $services->logger = new \PhalApi\Logger();
    $answer = new \stdClass();
    try {
        if (\Portico\Rows::$database) {
            \Portico\Rows::$database->exec('BEGIN; ' . implode('; ', array_merge($job->fill, $case->changes)) . '; COMMIT');
        }
        if ($job->stub !== null) {
            file_get_contents($job->stub . '/~turn/' . $case->turn);
        }
        request($job, $case);
        \Portico\Sent::$headers = array();
        \Portico\Answer::$headers = array();
        ob_start();
        \Portico\Gateway::run();
        answered($answer, ob_get_clean());
        if (\Portico\Rows::$database) {
            $answer->tables = contents($tables);
        }
        $answer->cache = $services->cache->written;
        if ($services->logger->errors) {
            $error = $services->logger->errors[0];
            $answer->{strpos($error, 'Portico\\NoDatabase') === 0 ? 'unable' : 'error'} = $error;
        } elseif (\Portico\Replay::$at < count($case->recording)) {
            $answer->error = 'TypeScript 还调用 ' . $case->recording[\Portico\Replay::$at]->name . '，PHP 没有调用';
        }
    } catch (\Throwable $error) {
        ob_get_level() > 0 && ob_end_clean();
        $answer->error = get_class($error) . ': ' . $error->getMessage();
    }
    if (\Portico\Rows::$database && \Portico\Rows::$database->inTransaction()) {
        \Portico\Rows::$database->rollBack();
    }
    if ($job->trace) {
        $answer->steps = \Portico\Trace::$steps;
        \Portico\Trace::$steps = array();
    }
    echo printed($answer), "\n";
}
