# What the hall refuses.
error-unknown-table = Столу { $table } немає.
error-wrong-key = Це посилання не підходить до цього столу.
error-now-private = Господар зробив цей стіл приватним. Щоб повернутися, потрібне посилання.
error-not-your-seat = Це не ваше місце.
error-not-the-host = Це може вирішити лише господар столу.
error-seat-taken = Місце { $seat } зайняте.
error-stale-answer = На це запитання тим часом уже відповіли або відповідь скасували.
error-not-playing = Зараз за цим столом не можна відповідати.
error-nothing-proposed = За цим столом нічого не запропоновано.
error-private-chat-off = Господар столу вимкнув приватні розмови.
error-nobody-listens = Там немає іншої людини, з якою можна поговорити приватно: { $seat }.
error-rules-failed = Правила тут дали збій; нічого не сталося. Будь ласка, повідомте про це.
error-still-secret = Це буде показано, коли гра завершиться.
error-bad-message = Зала цього не зрозуміла.
error-too-fast = Забагато запитів; зачекайте трохи.
error-too-large = Це завелике; дозволено щонайбільше { $most }.
error-foreign-origin = Цій сторінці не можна звертатися до зали.
error-storage = Зала не змогла цього записати; нічого не змінилося. Спробуйте ще раз.
error-dice-differ = Рядок { $line }: випадок не відповідає таємному числу.
error-lot-differs = Місця розподілено не так, як визначає таємне число.
error-no-dice = У записі немає таємного числа.

# What the hall says at a table.
notice-take-back = Усі погодилися: гра повертається до позиції { $to }; пропозиція: { $seat }.
notice-go-on = Усі погодилися: гра триває з позиції { $to }, бо правила змінилися.
notice-declined = { $seat } не погоджується.
notice-left = { $seat } залишає стіл.
notice-handed-over = За { $seat } тепер грає бот ({ $bot }).
notice-taken-back = { $seat } знову грає.
notice-time-is-out = Час вичерпано: { $seat }.
notice-waived = Час повернено: { $seat }.
notice-lot = Місця розподілено жеребом: подивіться, де ви тепер сидите.
notice-private-chat-on = Господар столу знову дозволив приватні розмови.
notice-private-chat-off = Господар столу вимкнув приватні розмови.
notice-public = Господар відкрив стіл для всіх: кожен може дивитися й сісти на вільне місце.
notice-private = Господар зробив стіл приватним: його бачать лише ті, хто має посилання.
