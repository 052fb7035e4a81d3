## What has just happened, step by step before the board

page-stage = What has just happened
page-stage-of = { $number } of { $all }
page-stage-sum = The sum
page-stage-back = Back
page-stage-next = Next step
page-stage-next-scene = Next one
page-stage-done = To the table
page-stage-skip = Skip to the end
page-stage-answer = Answer now
page-stage-itself = plays by itself
page-stage-no-hurry = Nothing is asked of you. Look as long as you like.
page-playback = Play it back
page-playback-next = Next
page-playback-show = Show it
