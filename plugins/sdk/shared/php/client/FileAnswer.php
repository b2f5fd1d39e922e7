<?php

declare(strict_types=1);

namespace Portico\Sdk;

/** A file that a call has answered. */
final class FileAnswer
{
    /** @var string bytes */
    public $content;

    /** @var string media type */
    public $type;

    /** @var string as the platform names it; never a path */
    public $name;

    public function __construct(string $content, string $type, string $name)
    {
        $this->content = $content;
        $this->type = $type;
        $this->name = basename($name);
    }
}
