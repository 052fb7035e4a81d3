## What has just happened, step by step before the board

page-stage = Co się właśnie stało
page-stage-of = { $number } z { $all }
page-stage-sum = Suma
page-stage-back = Wstecz
page-stage-next = Dalej
page-stage-next-scene = Następne zdarzenie
page-stage-done = Do stołu
page-stage-skip = Do końca
page-stage-answer = Odpowiedz teraz
page-stage-itself = idzie samo
page-stage-no-hurry = Nikt o nic nie pyta. Patrz, ile chcesz.
page-playback = Odtwórz
page-playback-next = Dalej
page-playback-show = Pokaż
