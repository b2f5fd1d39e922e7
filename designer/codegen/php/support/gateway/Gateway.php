<?php

// Made by Portico. Answers calls of its interfaces as the platform does, and leaves all other services to the framework.
declare(strict_types=1);

namespace Portico;

final class Gateway
{
    /** @return void */
    public static function run()
    {
        if (self::isForeign()) {
            $framework = new \PhalApi\PhalApi();
            $framework->response()->output();
            return;
        }
        try {
            Answer::send(200, Budget::fitting(self::data()), '');
        } catch (Failure $failure) {
            Answer::send($failure->getCode(), $failure->getData(), $failure->getMessage());
        } catch (\PhalApi\Exception $refusal) {
            Answer::send($refusal->getCode(), null, $refusal->getMessage());
        } catch (\Throwable $error) {
            $request = bin2hex(random_bytes(8));
            \PhalApi\DI()->logger->error('[' . $request . '] ' . $error);
            $text = Texts::of('fault');
            Answer::send(500, array('request_id' => $request), $text[Language::current()]);
        }
    }

    /** @return mixed */
    private static function data()
    {
        $form = Form::current();
        $service = $form->service();
        if ($service === '') {
            throw new Failure(Texts::of('noService'), 400);
        }
        if (!preg_match('/^([A-Z][A-Za-z0-9]*)\.([A-Z][A-Za-z0-9]*)\.([A-Z][A-Za-z0-9_]*)$/D', $service, $parts)) {
            self::unknown($service);
        }
        list(, $namespace, $name, $method) = $parts;
        $class = $namespace . '\\Api\\' . $name;
        /** @var class-string $class */
        if (!self::isOurs($class) || (new \ReflectionClass($class))->getName() !== $class || !isset($class::VERBS[$method])) {
            self::unknown($service);
        }
        $services = \PhalApi\DI();
        $services->request = new \PhalApi\Request(array('service' => $service) + $form->all());
        /** @var \PhalApi\Api $api */
        $api = new $class();
        $api->init();
        return $api->{lcfirst($method)}();
    }

    /** @return bool whether the framework finds a class for the call that is none of ours */
    private static function isForeign()
    {
        try {
            $request = \PhalApi\DI()->request;
            $names = array((string)$request->getNamespace(), ucfirst((string)$request->getServiceApi()));
        } catch (\Throwable $error) {
            return false;
        }
        if (!preg_match('/^\w+ \w+$/D', implode(' ', $names))) {
            return false;
        }
        $class = str_replace('_', '\\', $names[0]) . '\\Api\\' . str_replace('_', '\\', $names[1]);
        return class_exists($class) && !self::isOurs($class);
    }

    /**
     * @param string $class
     * @return bool
     */
    private static function isOurs($class)
    {
        return class_exists($class) && in_array(StrictInput::class, class_uses($class), true);
    }

    /**
     * @param string $service
     * @return never
     */
    private static function unknown($service)
    {
        throw new Failure(Texts::of('unknownService', array('name' => JsonText::cut($service, 120))), 404);
    }
}
