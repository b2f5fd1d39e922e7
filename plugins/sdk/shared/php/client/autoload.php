<?php

declare(strict_types=1);

spl_autoload_register(function (string $class): void {
    $prefix = 'Portico\\Sdk\\';
    if (strncmp($class, $prefix, strlen($prefix)) === 0) {
        $path = __DIR__ . '/src/' . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
        if (is_file($path)) {
            require $path;
        }
    }
});
