### Стіл «Гри престолів» у терміналі.

westeros-round = Раунд { $round } з { $last }. { $phase }
westeros-wildlings = Дикуни: { $count } з { $most }.
westeros-track = { $track }: { $houses }.
westeros-revealed = Карти Вестеросу: { $cards }.
westeros-castles = замки
westeros-power = влада
westeros-supply = постачання
westeros-stars = зірки
westeros-cards = карти
westeros-armies = { $level } (можна { $limits }; зараз { $armies })
westeros-held = Контролюють без загонів: { $areas }.
westeros-nobody = нічого
westeros-routed = розгромлені: { $units }
westeros-token = жетон влади
westeros-garrison = гарнізон { $count }
westeros-lords = Нейтральні лорди
westeros-closed = увійти не можна
westeros-battle = Бій { $area }
westeros-side = { $player }: { $total } ({ $parts })
westeros-range = З картою Дому: від { $low } до { $high }.
westeros-tie = За нічиєї перемагають { $player }.
westeros-hand = Рука: { $player }
westeros-discard = Зіграні карти: { $player }
westeros-deck = Колода Вестеросу { $deck }, скинуті
westeros-legend = { $units }; малі літери лежать розгромлені. У дужках: чий жетон влади. =: річка, o: порт.
westeros-no-map = Для мапи потрібен термінал завширшки { $columns } знаків. Усе, що на ній є, розказано нижче словами.
westeros-letter-footman = С
westeros-letter-knight = Л
westeros-letter-siege-engine = О
westeros-letter-ship = К

## What is printed on an area. $count: how many signs

area-castle = замок
area-stronghold = фортеця
area-supply = постачання { $count }
area-power = влада { $count }
